import type { Navigator, QueryValues } from '#application/kernel/navigator.port.ts';
import { isOverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { Edges } from './edges.ts';

/** What the address bar opens over a page, the topmost first. */
const OVERLAYS = ['item', 'drawer'] as const;

type Move = () => void;

export function createRouterNavigator({
  navigate,
  back,
  currentUrl,
  entryState,
  reload,
}: Pick<Edges, 'navigate' | 'back' | 'currentUrl' | 'entryState' | 'reload'>): Navigator {
  const inTurn = movesInTurn(back);
  const isOverlay = () => isOverlayEntry(entryState());

  const changeQuery = (values: QueryValues, replace: boolean) => {
    const { pathname, searchParams } = currentUrl();
    for (const [key, value] of Object.entries(values)) {
      if (value === null || value === '') searchParams.delete(key);
      else searchParams.set(key, String(value));
    }
    const query = searchParams.toString();
    const overlay = replace && isOverlay();
    navigate(query === '' ? pathname : `${pathname}?${query}`, { replace, overlay });
  };

  /** What was opened by a link has an entry to go back over; what the first address opened has none. */
  const closeOverlay = (goBack: Move) => {
    const { searchParams } = currentUrl();
    const open = OVERLAYS.find((name) => searchParams.has(name));
    if (open === undefined) return;
    if (isOverlay()) goBack();
    else changeQuery({ [open]: null }, true);
  };

  return {
    go: (to, { replace = false } = {}) =>
      inTurn(() => navigate(to, { replace: replace || isOverlay(), overlay: false })),
    changeQuery: (values, { replace = false } = {}) => inTurn(() => changeQuery(values, replace)),
    closeOverlay: () => inTurn(closeOverlay),
    reload,
  };
}

/** Going back takes effect later: whatever is asked meanwhile waits, so that it starts where back leads. */
function movesInTurn(back: Edges['back']) {
  const waiting: ((goBack: Move) => void)[] = [];
  let goingBack = false;
  const goBack = () => {
    goingBack = true;
    back(() => {
      goingBack = false;
      proceed();
    });
  };
  const proceed = () => {
    while (!goingBack) {
      const move = waiting.shift();
      if (!move) return;
      move(goBack);
    }
  };
  return (move: (goBack: Move) => void) => {
    waiting.push(move);
    proceed();
  };
}
