import { expect, expectTypeOf, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { selectorsOf } from './machine-view.ts';
import { setupMachine } from './setup-machine.ts';

const machine = setupMachine({
  types: {} as {
    context: { readonly note: string | null; readonly isNew: boolean };
    events: { readonly type: 'note.send' };
    tags: 'busy' | 'askingTwice';
  },
}).createMachine({
  context: { note: 'no onions', isNew: true },
  initial: 'open',
  states: { open: { on: { 'note.send': 'sending' } }, sending: { tags: 'askingTwice' } },
});
const { noteOf, isNewOf, isBusy, isAskingTwice } = selectorsOf<typeof machine>();

test('a field and a tag are read by their names', () => {
  const actor = createActor(machine).start();
  const selectors = [noteOf, isNewOf, isBusy, isAskingTwice];
  const read = () => selectors.map((select) => select(actor.getSnapshot()));
  expect(read()).toEqual(['no onions', true, false, false]);
  actor.send({ type: 'note.send' });
  expect(read()).toEqual(['no onions', true, false, true]);
});

test('a selector has the type of its field, and what the machine has not does not compile', () => {
  expectTypeOf(noteOf).returns.toEqualTypeOf<string | null>();
  expectTypeOf(noteOf).parameter(0).toEqualTypeOf<SnapshotFrom<typeof machine>>();
  // @ts-expect-error -- no field is called `count`
  const { countOf } = selectorsOf<typeof machine>();
  // @ts-expect-error -- no tag is called `idle`
  const { isIdle } = selectorsOf<typeof machine>();
  expect([countOf, isIdle]).toHaveLength(2);
});
