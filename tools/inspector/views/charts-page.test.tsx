import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { anInspector, aTab } from '#tests/support/an-inspector.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ChartsPage } from './charts-page.tsx';

async function inspected(inspector: ReturnType<typeof anInspector>, path = '/charts') {
  const { app } = await startApp();
  // eslint-disable-next-line testing-library/no-unnecessary-act -- the page suspends on a promise
  await act(async () => {
    renderView(
      <Suspense fallback={null}>
        <ChartsPage open={inspector.open} />
      </Suspense>,
      { app, path },
    );
  });
}

test('a developer who opens it alone is told so, and can open the app', async () => {
  const inspector = anInspector();
  await inspected(inspector);
  await userEvent.click(screen.getByRole('button', { name: 'Open a tab of the app' }));
  expect(screen.getByText(/^No other tab of the app is open/)).toBeInTheDocument();
  expect(inspector.opened()).toBe(1);
});

test('beside the app, its machines are shown: where they stand, what that means, what can happen', async () => {
  await inspected(anInspector(aTab()));
  const flows = screen.getByRole('navigation', { name: 'Flows' });
  expect(within(flows).getByRole('link', { name: /kitchen\/kettle cold, since/ })).toBeVisible();
  expect(screen.getByText('The water is cold.')).toBeInTheDocument();
  expect(screen.getByText('A kettle makes water hot.')).toBeInTheDocument();
  const open = screen.getByRole('table', { name: 'What can happen from here' });
  const row = 'a person presses the switch there is water in it warm';
  expect(within(open).getByRole('row', { name: row })).toBeInTheDocument();
});

test('at a switch, pictures and tables are told in code', async () => {
  await inspected(anInspector(aTab()));
  expect(screen.getByRole('group', { name: 'kettle in words' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Code' }));

  expect(screen.getByRole('group', { name: 'kettle in code' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'kettle in words' })).not.toBeInTheDocument();
  const open = screen.getByRole('table', { name: 'What can happen from here' });
  expect(within(open).getByRole('row', { name: 'switch isFull warm' })).toBeInTheDocument();
});

test('colours and signs of the charts are explained', async () => {
  await inspected(anInspector(aTab()));
  const legend = screen.getByRole('list', { name: 'How to read the charts' });
  expect(within(legend).getByText('time passes')).toBeInTheDocument();
});

test.each(['water in it', 'isFull', 'switch presses'])(
  'what happens is found by its words and by its name: %s',
  async (wanted) => {
    await inspected(anInspector(aTab({ actors: [] })));
    const search = screen.getByRole('search');
    await userEvent.type(within(search).getByRole('searchbox'), wanted);

    await userEvent.click(within(search).getByRole('link', { name: /^a person presses/ }));

    expect(screen.getByText('The state you asked for')).toBeInTheDocument();
  },
);

test('the state in the address is told about, and the tab is asked to walk there', async () => {
  const inspector = anInspector(aTab());
  await inspected(inspector, '/charts?flow=kitchen/kettle&state=warm');
  expect(screen.getByText('The water is warm.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Walk me there' }));
  expect(inspector.told).toEqual([
    ['shop', { type: 'walk.begin', goal: { flow: 'kitchen/kettle', state: 'warm' } }],
  ]);
});

test('a box of a chart leads to the chart of the machine that it starts', async () => {
  await inspected(anInspector(aTab()));
  expect(screen.getByRole('heading', { name: 'kitchen/kettle' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('stove'));
  expect(screen.getByRole('heading', { name: 'kitchen/stove' })).toBeInTheDocument();
});

test('what only the browser needs is drawn at a switch', async () => {
  await inspected(anInspector(aTab()));
  expect(screen.queryByRole('group', { name: 'kettle with its wires' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'With the loading of code' }));
  expect(screen.getByRole('group', { name: 'kettle with its wires' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'kettle in words' })).not.toBeInTheDocument();
});

test('the steps of a walk are told in words, also those of other machines, and in code at a switch', async () => {
  const goal = { flow: 'kitchen/kettle', state: 'warm' };
  const moves = ['switch', 'gas.light'].map((event) => ({
    ...{ ...goal, action: { kind: 'open', event } as const, arranged: [] },
  }));
  await inspected(anInspector(aTab({ walk: { situation: 'walking', goal, moves, why: null } })));
  const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps()).toContain('kitchen/kettle: a person presses the switch');
  expect(steps()).toContain('kitchen/kettle: a person lights the gas');
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  expect(steps()).toContain('kitchen/kettle: says gas.light');
});

test('a walk that is stuck says why', async () => {
  const goal = { flow: 'kitchen/kettle', state: 'warm' };
  const walk = { situation: 'stuck', goal, moves: [], why: { kind: 'noDesk' } } as const;
  await inspected(anInspector(aTab({ walk })));
  expect(screen.getByText(/open the inspector by the link/i)).toBeInTheDocument();
});

test('the log of a machine is saved, and stepped through forwards and back', async () => {
  const inspector = anInspector(aTab());
  await inspected(inspector);
  await userEvent.click(screen.getByRole('button', { name: 'Export kitchen/kettle' }));
  expect(JSON.parse(inspector.saved[0] ?? '')).toEqual({
    flow: 'kitchen/kettle',
    recorded: { events: [] },
  });

  await userEvent.click(screen.getByRole('button', { name: 'Replay kitchen/kettle so far' }));
  expect(await screen.findByText('The beginning → cold')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('a person presses the switch → warm')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('The beginning → cold')).toBeInTheDocument();
});

test('a file that is no log says so', async () => {
  await inspected(anInspector(aTab()));
  await userEvent.upload(
    screen.getByLabelText('Log file'),
    new File(['hello'], 'hello.json', { type: 'application/json' }),
  );
  expect(await screen.findByText('This file is not a log of a machine.')).toBeInTheDocument();
});

test('axe finds nothing', async () => {
  await inspected(anInspector(aTab()));
  expect(await axeFinds()).toEqual([]);
});
