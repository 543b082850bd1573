import { toastsMachine } from '#application/shell/toasts.machine.ts';
import { id } from '#domain/kernel/id.ts';
import { defineFlow } from '#tools/model/flow.ts';

const good = { kind: 'itemAdded' } as const;
const removed = { kind: 'itemRemoved', line: id<'CartLine'>(1), name: 'Masala Dosa' } as const;
const rented = { kind: 'vehicleRemoved', line: id<'TripLine'>(1), name: 'Sedan' } as const;
const bad = { kind: 'somethingWentWrong' } as const;

export const flow = defineFlow({
  name: 'shell/toasts',
  machine: toastsMachine,
  inputs: { 'a quiet shop': undefined },
  events: {
    'notice.show': { 'good news': { notice: good } },
    'notice.time': {
      'good news': { notice: good, at: 1_000 },
      'good news later': { notice: good, at: 9_000 },
      'good news within two seconds': { notice: good, at: 2_999 },
      'good news after two seconds': { notice: good, at: 3_000 },
      'a fourth': { notice: { kind: 'itemUpdated' }, at: 1_000 },
      'a fifth': { notice: { kind: 'cartRestored' }, at: 1_000 },
      'bad news': { notice: bad, at: 1_000 },
      'something removed': { notice: removed, at: 1_000 },
      'a vehicle removed': { notice: rented, at: 1_000 },
    },
    'toast.dismiss': { 'the first': { id: 1 } },
    'toast.undo': { 'the first': { id: 1 } },
    'notices.withdraw': { 'of what went wrong': { kinds: [bad.kind] } },
    'toasts.hold': { '': {} },
    'toasts.release': { '': {} },
  },
  outcomes: {},
  neverFails: ['clock'],
  within: ({ context: { toasts, nextId } }, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'toast.undo') return nextId <= 3;
    if (step.event !== 'notice.time') return true;
    if (step.case.endsWith('two seconds')) return nextId === 2;
    if (step.case === 'a vehicle removed') return nextId === 1;
    const allAreShown = toasts.length === nextId - 1;
    if (step.case === 'a fourth') return allAreShown && nextId === 4;
    return step.case === 'a fifth' ? allAreShown && nextId === 5 : nextId <= 3;
  },
  project: ({ context }) => ({
    toasts: context.toasts.map(({ id, notice, until }) => [id, notice.kind, until]),
    last: context.last,
    clock: context.clock,
    due: Number.isFinite(context.due) ? context.due : null,
    next: context.nextId,
  }),
  invariants: {
    'the same is never shown twice at once': ({ context }) =>
      new Set(context.toasts.map(({ notice }) => notice.kind)).size === context.toasts.length,
    'bad news never goes by itself': ({ context }) =>
      context.toasts.every(({ notice, until }) => notice.kind !== bad.kind || until === null),
  },
});
