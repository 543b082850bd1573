import { toastsMachine } from '#application/shell/toasts/machine.ts';
import { id } from '#domain/kernel/id.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { bryantPark } from '#tests/support/builders/location.ts';
import { defineFlow } from '@sundry/statecharts';

const good = { kind: 'itemAdded' } as const;
const removed = { kind: 'itemRemoved', line: id<'CartLine'>(1), name: 'Masala Dosa' } as const;
const rented = { kind: 'vehicleRemoved', line: id<'TripLine'>(1), name: 'Sedan' } as const;
const bad = { kind: 'somethingWentWrong' } as const;
const offline = { kind: 'offline' } as const;
/** Notices that the scope may answer, each by a fact of its own. */
const unanswered = {
  'a place is missing': { kind: 'addYourLocation' },
  'a module is missing': { kind: 'moduleMustBeSelected' },
  'to sign in is asked': { kind: 'signInRequired' },
  'a trip is lost': { kind: 'tripLost', wanted: 'trip' },
} as const satisfies Readonly<Record<string, Notice>>;
const WAITING: readonly Notice[] = [offline, ...Object.values(unanswered)];

const guest = { kind: 'guest', key: 'guest:42', byChoice: true, sessionEnded: false } as const;
const nowhere = { principal: guest, place: null, module: null };
const somewhere = { ...nowhere, place: bryantPark() };
const amongFood = { ...nowhere, module: aModule() };
const signedIn = { ...nowhere, principal: { kind: 'customer', key: 'customer:1' } } as const;

/** Withdrawals of a notice without its dismissal; walked while one is shown. */
const ANSWERS = ['scope.change', 'connection.return', 'page.leave'];
const ALONE = ['a vehicle removed', 'no network', ...Object.keys(unanswered)];

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
      'no network': { notice: offline, at: 1_000 },
      'a place is missing': { notice: unanswered['a place is missing'], at: 1_000 },
      'a module is missing': { notice: unanswered['a module is missing'], at: 1_000 },
      'to sign in is asked': { notice: unanswered['to sign in is asked'], at: 1_000 },
      'a trip is lost': { notice: unanswered['a trip is lost'], at: 1_000 },
      'a vehicle removed': { notice: rented, at: 1_000 },
    },
    'toast.dismiss': { 'the first': { id: 1 } },
    'toast.undo': { 'the first': { id: 1 } },
    'notices.withdraw': { 'of what went wrong': { kinds: [bad.kind] } },
    'scope.change': {
      'a place is set': { before: nowhere, scope: somewhere },
      'its zones are looked up': {
        before: somewhere,
        scope: { ...somewhere, place: { ...bryantPark(), zones: '[3]' } },
      },
      'the place is forgotten': { before: somewhere, scope: nowhere },
      'a module is chosen': { before: nowhere, scope: amongFood },
      'it is read anew': { before: amongFood, scope: { ...amongFood, module: aModule() } },
      'no module is chosen': { before: amongFood, scope: nowhere },
      'a customer signs in': { before: nowhere, scope: signedIn },
      'they set a place': { before: signedIn, scope: { ...signedIn, place: bryantPark() } },
      'they sign out': { before: signedIn, scope: nowhere },
    },
    'connection.return': { '': {} },
    'page.leave': { '': {} },
    'toasts.hold': { '': {} },
    'toasts.release': { '': {} },
  },
  outcomes: {},
  neverFails: ['clock', 'watchConnection'],
  within: ({ context: { toasts, nextId } }, step) => {
    if (step.kind !== 'user') return true;
    if (toasts.some(({ notice }) => WAITING.includes(notice))) return ANSWERS.includes(step.event);
    if (step.event === 'toast.undo') return nextId <= 3;
    if (ANSWERS.includes(step.event)) return nextId === 2;
    if (step.event !== 'notice.time') return true;
    if (step.case.endsWith('two seconds')) return nextId === 2;
    if (ALONE.includes(step.case)) return nextId === 1;
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
