import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { isAnotherPerson } from '#application/cart/cart-scope.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import type { Notice, ScopeFact, Undo, Withdrawal } from '#application/kernel/notice.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { isSamePoint } from '#domain/location/geo-point.ts';
import { isUndoable, undoOf, withdrawalsOf } from './app-notices.ts';
import type * as Toasts from './toasts.types.ts';

const SAME_WITHIN_MILLISECONDS = 2_000;
const SHOWN_MILLISECONDS = 5_000;
/** As long as something may be taken back, the offer to do so stays (D-101). */
const UNDOABLE_MILLISECONDS = 10_000;
const MAX = 4;

const isWithdrawn = (notice: Notice, by: (withdrawal: Withdrawal) => boolean): boolean =>
  withdrawalsOf(notice).some(by);

const lifetimeOf = (notice: Notice): number | null => {
  if (!isWithdrawn(notice, ({ by }) => by === 'time')) return null;
  return isUndoable(notice) ? UNDOABLE_MILLISECONDS : SHOWN_MILLISECONDS;
};

/** What takes back what the toast tells of; null where nothing does. */
function undoIn({ toasts }: Toasts.Context, id: number): Undo | null {
  const notice = toasts.find((toast) => toast.id === id)?.notice;
  return notice ? undoOf(notice) : null;
}

export function requiredUndoIn(context: Toasts.Context, id: number): Undo {
  const undo = undoIn(context, id);
  if (!undo) throw new Defect(`The notice ${id} cannot be taken back`);
  return undo;
}

const untilOf = (notice: Notice, now: number): number | null => {
  const lifetime = lifetimeOf(notice);
  return lifetime === null ? null : now + lifetime;
};

/** Told again after it was taken back, the same notice is shown again. */
function withoutThose(
  { toasts, last }: Toasts.Context,
  isGone: (notice: Notice) => boolean,
): Pick<Toasts.Context, 'toasts' | 'last'> {
  const gone = toasts.filter(({ notice }) => isGone(notice));
  const lastIsGone = gone.some(({ notice }) => JSON.stringify(notice) === last?.text);
  return {
    toasts: toasts.filter((toast) => !gone.includes(toast)),
    last: lastIsGone ? null : last,
  };
}

const FACTS: { readonly [Fact in ScopeFact]: (change: ScopeChange) => boolean } = {
  /** Its zones may have been looked up anew: that sets none. */
  placeIsSet: ({ before, scope: { place } }) =>
    place !== null && (!before.place || !isSamePoint(place.point, before.place.point)),
  moduleIsChosen: ({ before, scope: { module } }) =>
    module !== null && module.id !== before.module?.id,
  customerSignsIn: ({ before, scope: { principal } }) =>
    principal.kind === 'customer' && principal.key !== before.principal.key,
  anotherPersonShops: isAnotherPerson,
};

/** Room for one more: the oldest that would go anyway makes it. */
function withRoom(toasts: readonly Toasts.Toast[]): readonly Toasts.Toast[] {
  if (toasts.length < MAX) return toasts;
  const leaving = toasts.find(({ until }) => until !== null) ?? toasts[0];
  return toasts.filter((toast) => toast !== leaving);
}

/** What the toasts need from outside: when a notice was shown, and when the network is back. */
export const slots = {
  actors: {
    clock: portListener<Toasts.Shown>('clock'),
    watchConnection: portListener<Toasts.Report>('watchConnection'),
  },
  effects: {},
};

export const toasts = setup({
  types: {
    context: {} as Toasts.Context,
    children: {} as { clock: 'clock'; watchConnection: 'watchConnection' },
    events: {} as Toasts.Event,
    tags: {} as Toasts.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  delays: { untilNextIsDue: ({ context }) => Math.max(0, context.due - context.clock) },
  guards: {
    isRepeated: ({ context: { last } }, { notice, at }: Toasts.Shown) =>
      last !== null &&
      last.text === JSON.stringify(notice) &&
      at - last.at < SAME_WITHIN_MILLISECONDS,
    isTimed: (_, { notice }: Toasts.Shown) => lifetimeOf(notice) !== null,
    canBeUndone: ({ context }, id: number) => undoIn(context, id) !== null,
    nothingIsShown: ({ context }) => context.toasts.length === 0,
    oneIsTimed: ({ context }) => context.toasts.some(({ until }) => until !== null),
  },
  actions: {
    addToast: assign(({ context }, { notice, at }: Toasts.Shown) => {
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
    /** What it told of is to be done anew: the same notice may come again at once. */
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
