import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { fetchCodeActor } from './bindings.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the code of a child waits until the page answers, and that of a dialog, which was pressed for, does not', async () => {
  let answers = () => {};
  const fetched: string[] = [];
  const fetchCode = fetchCodeActor(
    { fetch: (id) => void fetched.push(id) as never },
    {
      persistently: async (fetch) => fetch(),
      answered: new Promise((resolve) => (answers = resolve)),
    },
  );
  const actor = createActor(fetchCode).start();
  const ask = (asked: Storefront.FetchCode) => actor.send(asked);

  ask({ type: 'child.fetch', id: 'tripCart' });
  ask({ type: 'dialog.fetch', id: 'authenticate' });
  await settled();
  expect(fetched).toEqual(['authenticate']);

  answers();
  await settled();
  expect(fetched).toEqual(['authenticate', 'tripCart']);
});
