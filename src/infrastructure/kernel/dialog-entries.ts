import {
  dialogsAt,
  isOverlayEntry,
  isStacked,
  type OverlayEntry,
} from '#application/kernel/overlay-entry.ts';
import type { Platform } from './platform.ts';
import type { Move } from './moves-in-turn.ts';

type Dialog = { readonly id: string; readonly close: () => void };
type Needs = Pick<Platform, 'navigate' | 'currentUrl' | 'entryState' | 'now'>;

/**
 * Synchronises the history with the open dialogs: each has one entry over that of its page. Entries name their
 * dialogs, so that orphaned ones are recognised: after a reload, or Forward.
 */
export function dialogEntries(
  { navigate, currentUrl, entryState, now }: Needs,
  inTurn: (move: Move) => void,
) {
  /** Distinguishes the dialogs of this page from entries of the time before a reload. */
  const page = now();
  const open: Dialog[] = [];
  let opened = 0;

  const enter = (entry: Omit<OverlayEntry, 'overlay'>, replace: boolean) => {
    const { pathname, search, hash } = currentUrl();
    navigate(pathname + search + hash, { replace, state: { overlay: true, ...entry } });
  };

  const settle: Move = (goBack) => {
    const state = entryState();
    const dialogs = [...dialogsAt(state)];
    const missing = open.filter(({ id }) => !dialogs.includes(id));
    const isLeft = dialogs.length > 0 && !open.some(({ id }) => id === dialogs.at(-1));
    if (isLeft) {
      const next = missing.shift();
      if (!next) return goBack(settle);
      dialogs.splice(-1, 1, next.id);
      enter({ dialogs: [...dialogs], stacked: isStacked(state) }, true);
    }
    let stacked = isOverlayEntry(state);
    for (const { id } of missing) {
      dialogs.push(id);
      enter({ dialogs: [...dialogs], stacked }, false);
      stacked = true;
    }
  };

  /** Dialogs open and close while views are rendered: only the state afterwards counts. */
  const settleWhenRendered = () => queueMicrotask(() => inTurn(settle));

  const closeLeft = () => {
    const here = dialogsAt(entryState());
    const left = open.findLast(({ id }) => !here.includes(id));
    if (!left) return inTurn(settle);
    left.close();
    queueMicrotask(() => (open.includes(left) ? inTurn(settle) : closeLeft()));
  };

  return {
    open: (close: () => void) => {
      const dialog = { id: `${page}.${(opened += 1)}`, close };
      open.push(dialog);
      settleWhenRendered();
      return () => {
        open.splice(open.indexOf(dialog), 1);
        settleWhenRendered();
      };
    },
    settle,
    /** After Back, closes the dialogs whose entries were left, the topmost first. */
    closeLeft,
  };
}
