import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import { portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import type { Notice, Undo } from '#application/kernel/notice.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { isShownInPlace, isUndoable, toneOf, undoOf } from './app-notices.ts';
import type * as Toasts from './toasts.types.ts';

const SAME_WITHIN_MILLISECONDS = 2_000;
const SHOWN_MILLISECONDS = 5_000;
/** As long as something may be taken back, the offer to do so stays (D-101). */
const UNDOABLE_MILLISECONDS = 10_000;
const AT_MOST = 4;

const lifetimeOf = (notice: Notice): number | null => {
  if (toneOf(notice) === 'error' && !isShownInPlace(notice)) return null;
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

/** Room for one more: the oldest that would go anyway makes it. */
function withRoom(toasts: readonly Toasts.Toast[]): readonly Toasts.Toast[] {
  if (toasts.length < AT_MOST) return toasts;
  const leaving = toasts.find(({ until }) => until !== null) ?? toasts[0];
  return toasts.filter((toast) => toast !== leaving);
}

/** What the toasts need from outside: when a notice was shown. */
export const slots = {
  actors: { clock: portListener<Toasts.Shown>('clock') },
  effects: {},
};

/** The words the chart of the toasts is written in. */
export const toasts = setup({
  types: {
    context: {} as Toasts.Context,
    children: {} as { clock: 'clock' },
    events: {} as Toasts.Event,
    tags: {} as Toasts.Tag,
    meta: {} as Toasts.Meta,
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
    /** Told again after it was taken back, the same notice is shown again. */
    removeKinds: assign(({ context: { toasts, last } }, kinds: readonly Notice['kind'][]) => {
      const gone = toasts.filter(({ notice }) => kinds.includes(notice.kind));
      const lastIsGone = gone.some(({ notice }) => JSON.stringify(notice) === last?.text);
      return {
        toasts: toasts.filter((toast) => !gone.includes(toast)),
        last: lastIsGone ? null : last,
      };
    }),
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
