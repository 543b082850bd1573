import { expect, test } from 'vitest';
import type { Box, Diagram, Label } from '../diagram.ts';
import { laidOut } from './layout.ts';
import { svgOf } from './svg.ts';

const label: Label = {
  ...{ within: [], event: 'a person pays', condition: 'if it is enough', order: 2 },
  ...{ effects: ['brew'], leads: '', kind: 'event', transition: 'asking · pay' },
};
const aBox = (id: string, facts: Partial<Box> = {}): Box => ({
  ...{ id, kind: 'state', name: id, facts: [], starts: [], entry: [], exit: [], rows: [] },
  ...{ folded: '', ...facts },
});
const diagram: Diagram = {
  ...{ parent: '', title: 'drinks', initial: 'asking', panels: [], isUnfolded: false },
  boxes: [
    aBox('asking', {
      starts: [{ says: 'ask who it is', chart: { flow: 'account/sign-in', name: 'sign in' } }],
    }),
    aBox('served', { kind: 'final', entry: ['open the flap'] }),
  ],
  arrows: [{ from: 'asking', to: 'served', kind: 'event', labels: [label] }],
};
const drawn = async (language: 'words' | 'code') =>
  svgOf(diagram, await laidOut(diagram), language);

test('event, condition and effect of a way have a weight each', async () => {
  const svg = await drawn('words');
  expect(svg).toContain('<tspan class="event">a person pays</tspan>');
  expect(svg).toContain('<tspan class="condition">②\u00A0if it is enough</tspan>');
  expect(svg).toContain('<tspan class="effect">▸\u00A0brew</tspan>');
  expect(svg).toContain('>▸\u00A0open the flap</text>');
});

test('a started machine is a link to the chart beside this one, in the same language', async () => {
  expect(await drawn('words')).toContain(
    '<a class="child" href="account-sign-in.svg" data-flow="account/sign-in">',
  );
  expect(await drawn('code')).toContain('href="account-sign-in.code.svg"');
});

test('in words a picture explains its own colours and marks, and no others', async () => {
  const svg = await drawn('words');
  expect(svg).toContain('① ② … the first that holds');
  expect(svg).toContain('double frame: the end');
  expect(svg).not.toContain('amber: time passes');
  expect(await drawn('code')).not.toContain('the first that holds');
});

test('a picture is dark where the screen is', async () => {
  expect(await drawn('words')).toContain('@media (prefers-color-scheme:dark){svg{--paper:#141816');
});
