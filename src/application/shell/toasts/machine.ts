import { type AnyActorRef, assign, sendTo } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { isAnotherPerson } from '#application/cart/cart-scope.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import type { Notice, ScopeFact, Undo, Withdrawal } from '#application/kernel/notice.ts';
import { portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { isUndoable, undoOf, withdrawalsOf } from '#application/shell/app-notices.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { isSamePoint } from '#domain/location/geo-point.ts';

/** `until`: when it expires; null for one that stays until it is dismissed. */
export type Toast = { readonly id: number; readonly notice: Notice; readonly until: number | null };

export type Command =
  | { readonly type: 'toast.dismiss'; readonly id: number }
  /** Pointer or focus is on the toasts: none may vanish under it. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  | { readonly type: 'toast.undo'; readonly id: number }
  | { readonly type: 'page.leave' };

/** A notice with the time of its display, by this browser's clock. */
export type Shown = { readonly type: 'notice.time'; readonly notice: Notice; readonly at: number };

export type Report =
  | NoticeReport
  | Shown
  | ({ readonly type: 'scope.change' } & ScopeChange)
  | { readonly type: 'connection.return' };

export type Event = Command | Report;

export type Context = {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  readonly last: { readonly text: string; readonly at: number } | null;
  /** Time of the last notice shown or expired. */
  readonly clock: number;
  readonly due: number;
};
export type Tag = 'held';

const SAME_WITHIN_MILLISECONDS = 2_000;
const SHOWN_MILLISECONDS = 5_000;
/** An undo is offered for as long as it is possible (D-101). */
const UNDOABLE_MILLISECONDS = 10_000;
const MAX = 4;

const isWithdrawn = (notice: Notice, by: (withdrawal: Withdrawal) => boolean): boolean =>
  withdrawalsOf(notice).some(by);

const lifetimeOf = (notice: Notice): number | null => {
  if (!isWithdrawn(notice, ({ by }) => by === 'time')) return null;
  return isUndoable(notice) ? UNDOABLE_MILLISECONDS : SHOWN_MILLISECONDS;
};

/** The toast's undo; null for none. */
function undoIn({ toasts }: Context, id: number): Undo | null {
  const notice = toasts.find((toast) => toast.id === id)?.notice;
  return notice ? undoOf(notice) : null;
}

export function requiredUndoIn(context: Context, id: number): Undo {
  const undo = undoIn(context, id);
  if (!undo) throw new Defect(`The notice ${id} cannot be taken back`);
  return undo;
}

const untilOf = (notice: Notice, now: number): number | null => {
  const lifetime = lifetimeOf(notice);
  return lifetime === null ? null : now + lifetime;
};

/** A dismissed notice is shown again when it recurs. */
function withoutThose(
  { toasts, last }: Context,
  isGone: (notice: Notice) => boolean,
): Pick<Context, 'toasts' | 'last'> {
  const gone = toasts.filter(({ notice }) => isGone(notice));
  const lastIsGone = gone.some(({ notice }) => JSON.stringify(notice) === last?.text);
  return {
    toasts: toasts.filter((toast) => !gone.includes(toast)),
    last: lastIsGone ? null : last,
  };
}

const FACTS: { readonly [Fact in ScopeFact]: (change: ScopeChange) => boolean } = {
  /** A new look-up of its zones sets no place. */
  placeIsSet: ({ before, scope: { place } }) =>
    place !== null && (!before.place || !isSamePoint(place.point, before.place.point)),
  moduleIsChosen: ({ before, scope: { module } }) =>
    module !== null && module.id !== before.module?.id,
  customerSignsIn: ({ before, scope: { principal } }) =>
    principal.kind === 'customer' && principal.key !== before.principal.key,
  anotherPersonShops: isAnotherPerson,
};

/** Makes room for one: drops the oldest toast that would expire anyway, else the oldest. */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length < MAX) return toasts;
  const leaving = toasts.find(({ until }) => until !== null) ?? toasts[0];
  return toasts.filter((toast) => toast !== leaving);
}

export const slots = {
  actors: {
    clock: portListener<Shown>('clock'),
    watchConnection: portListener<Report>('watchConnection'),
  },
  effects: {},
};

export const toasts = setupMachine({
  types: {} as {
    context: Context;
    children: { clock: 'clock'; watchConnection: 'watchConnection' };
    events: Event;
    tags: Tag;
  },
  slots,
  delays: { untilNextIsDue: ({ context }) => Math.max(0, context.due - context.clock) },
  guards: {
    isRepeated: ({ context: { last } }, { notice, at }: Shown) =>
      last !== null &&
      last.text === JSON.stringify(notice) &&
      at - last.at < SAME_WITHIN_MILLISECONDS,
    isTimed: (_, { notice }: Shown) => lifetimeOf(notice) !== null,
    canBeUndone: ({ context }, id: number) => undoIn(context, id) !== null,
    nothingIsShown: ({ context }) => context.toasts.length === 0,
    oneIsTimed: ({ context }) => context.toasts.some(({ until }) => until !== null),
  },
  actions: {
    addToast: assign(({ context }, { notice, at }: Shown) => {
      const text = JSON.stringify(notice);
      const others = context.toasts.filter((toast) => JSON.stringify(toast.notice) !== text);
      return {
        toasts: [...withRoom(others), { id: context.nextId, notice, until: untilOf(notice, at) }],
        nextId: context.nextId + 1,
        last: { text, at },
        clock: at,
      };
    }),
    removeToast: assign(({ context }, id: number) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    /** After an undo the same notice may come again at once. */
    forgetLast: assign({ last: null }),
    removeKinds: assign(({ context }, kinds: readonly Notice['kind'][]) =>
      withoutThose(context, ({ kind }) => kinds.includes(kind)),
    ),
    removeAnswered: assign(({ context }, change: ScopeChange) =>
      withoutThose(context, (notice) =>
        isWithdrawn(notice, (it) => it.by === 'scope' && FACTS[it.fact](change)),
      ),
    ),
    removeOffline: assign(({ context }) =>
      withoutThose(context, (notice) => isWithdrawn(notice, ({ by }) => by === 'connection')),
    ),
    removeOfPage: assign(({ context }) =>
      withoutThose(context, (notice) => isWithdrawn(notice, ({ by }) => by === 'page')),
    ),
    setDue: assign(({ context }) => ({
      due: Math.min(...context.toasts.map(({ until }) => until ?? Infinity)),
    })),
    removeDue: assign(({ context }) => ({
      clock: context.due,
      toasts: context.toasts.filter(({ until }) => until === null || until > context.due),
    })),
    restartTimers: assign(({ context }) => ({
      toasts: context.toasts.map((toast) => ({
        ...toast,
        until: untilOf(toast.notice, context.clock),
      })),
    })),
    readTime: sendTo('clock', (_, notice: Notice) => ({ type: 'notice.show' as const, notice })),
    undo: sendTo(
      ({ system }, undo: Undo): AnyActorRef => to(undo.to)({ system }),
      (_, undo) => undo.event,
    ),
  },
});

export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  description: 'What the app says in passing: good news goes by itself, bad news waits.',
  context: { toasts: [], nextId: 1, last: null, clock: 0, due: 0 },
  invoke: [
    { id: 'clock', src: 'clock' },
    { id: 'watchConnection', src: 'watchConnection' },
  ],
  initial: 'still',
  on: {
    'notice.show': { actions: { type: 'readTime', params: ({ event }) => event.notice } },
    'notice.time': [
      { guard: { type: 'isRepeated', params: fromEvent } },
      {
        guard: { type: 'isTimed', params: fromEvent },
        target: '.passing',
        reenter: true,
        actions: { type: 'addToast', params: fromEvent },
      },
      { actions: { type: 'addToast', params: fromEvent } },
    ],
    'toast.dismiss': { actions: { type: 'removeToast', params: ({ event }) => event.id } },
    'toast.undo': {
      guard: { type: 'canBeUndone', params: ({ event }) => event.id },
      actions: [
        { type: 'undo', params: ({ context, event }) => requiredUndoIn(context, event.id) },
        { type: 'removeToast', params: ({ event }) => event.id },
        'forgetLast',
      ],
    },
    'notices.withdraw': {
      actions: { type: 'removeKinds', params: ({ event }) => event.kinds },
    },
    'scope.change': { actions: { type: 'removeAnswered', params: fromEvent } },
    'connection.return': { actions: 'removeOffline' },
    'page.leave': { actions: 'removeOfPage' },
    'toasts.hold': '.held',
  },
  states: {
    still: {
      description: 'Whatever is to be read stays until the customer dismisses it.',
      meta: { reqs: ['ERR-28'] },
    },
    passing: {
      description: 'Something is to be read that will go by itself, the oldest first.',
      meta: { reqs: ['ERR-30', 'ERR-33', 'ERR-34', 'ERR-36', 'ERR-37', 'ERR-40'] },
      entry: 'setDue',
      after: { untilNextIsDue: { target: 'looking', actions: 'removeDue' } },
    },
    looking: {
      description: 'One has gone. Is there another that will?',
      meta: { reqs: ['ERR-30'] },
      always: [{ guard: 'oneIsTimed', target: 'passing' }, { target: 'still' }],
    },
    held: {
      description: 'The customer is reading or reaching for a button: nothing goes now.',
      tags: 'held',
      meta: { reqs: ['ERR-28'] },
      always: { guard: 'nothingIsShown', target: 'still' },
      on: {
        'notice.time': [
          { guard: { type: 'isRepeated', params: fromEvent } },
          { actions: { type: 'addToast', params: fromEvent } },
        ],
        'toasts.release': { target: 'looking', actions: 'restartTimers' },
      },
    },
  },
});
