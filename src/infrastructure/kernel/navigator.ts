import type { Navigator, QueryValues } from '#application/kernel/navigator.port.ts';
import {
  dialogsAt,
  isOverlayEntry,
  isStacked,
  OVERLAYS,
} from '#application/kernel/overlay-entry.ts';
import type { Path } from '#application/kernel/path.ts';
import { dialogEntries } from './dialog-entries.ts';
import { movesInTurn, type Move } from './moves-in-turn.ts';
import type { Platform } from './platform.ts';

type Needs = Pick<
  Platform,
  'navigate' | 'back' | 'onPopState' | 'currentUrl' | 'entryState' | 'now' | 'reload'
>;

export function createNavigator(needs: Needs): Navigator {
  const { navigate, back, onPopState, currentUrl, entryState, reload } = needs;
  const moves = movesInTurn(back);
  const dialogs = dialogEntries(needs, moves.add);
  const isDialog = () => dialogsAt(entryState()).length > 0;

  const changeQuery = (values: QueryValues, replace: boolean) => {
    const { pathname, searchParams } = currentUrl();
    for (const [key, value] of Object.entries(values)) {
      if (value === null || value === '') searchParams.delete(key);
      else searchParams.set(key, String(value));
    }
    const query = searchParams.toString();
    const state = entryState();
    navigate(query === '' ? pathname : `${pathname}?${query}`, {
      replace,
      state: replace && isOverlayEntry(state) ? state : null,
    });
  };

  /** An overlay opened by a link has a history entry to go back to; one at the first address has none. */
  const closeOverlay: Move = (goBack) => {
    const { searchParams } = currentUrl();
    const open = OVERLAYS.find((name) => searchParams.has(name));
    if (open === undefined) return;
    if (isOverlayEntry(entryState())) goBack();
    else changeQuery({ [open]: null }, true);
  };

  /**
   * Leaves the history entries of dialogs before a navigation of the page, and enters those of dialogs that
   * stay open again after it.
   */
  const onPage = (move: Move) => {
    const moveOnPage: Move = (goBack) => (isDialog() ? goBack(moveOnPage) : move(goBack));
    moves.add(moveOnPage);
    moves.add(dialogs.settle);
  };

  /** Replaces the overlay, and with it the dialog. A dialog that stays open is entered again after it. */
  const goOver = (to: Path) => {
    const go: Move = (goBack) => {
      const state = entryState();
      const { pathname, search } = currentUrl();
      // The target is the page beneath: the dialog returns to it when it closes.
      if (isDialog() && to === pathname + search) return;
      if (isStacked(state)) goBack(go);
      else navigate(to, { replace: isOverlayEntry(state), state: null });
    };
    moves.add(go);
    setTimeout(() => moves.add(dialogs.settle));
  };

  onPopState(() => {
    if (!moves.arrive()) dialogs.closeLeft();
  });
  moves.add(dialogs.settle);

  return {
    go: (to, { replace = false } = {}) =>
      replace ? onPage(() => navigate(to, { replace, state: null })) : goOver(to),
    changeQuery: (values, { replace = false } = {}) => onPage(() => changeQuery(values, replace)),
    closeOverlay: () => onPage(closeOverlay),
    openDialog: dialogs.open,
    inTurn: (move) => {
      let hasWaited = false;
      moves.add(() => move(hasWaited));
      hasWaited = true;
    },
    reload: () => {
      moves.end();
      reload();
    },
  };
}
