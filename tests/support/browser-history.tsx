import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { createRouterNavigator } from '#infrastructure/kernel/router-navigator.adapter.ts';
import { historyPlatform } from '#src/browser-platform.ts';
import { LinkTurnContext } from '#ui/design/link.ts';
import { DialogHistoryContext } from '#ui/design/use-history-entry.ts';

let navigate: Platform['navigate'] = () => {};

/** One for all tests of a file, as there is one history: each answers to all that moves in it. */
const navigator = createRouterNavigator({
  ...historyPlatform,
  navigate: (to, options) => navigate(to, options),
  now: () => Date.now(),
  reload: () => {},
});

function Bridge() {
  const move = useNavigate();
  useLayoutEffect(() => {
    navigate = (to, options) => void move(to, options);
  }, [move]);
  return null;
}

/** A view on the history of the window itself, which the app's own navigator moves. */
export function BrowserHistory({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter>
      <Bridge />
      <DialogHistoryContext value={navigator.openDialog}>
        <LinkTurnContext value={navigator.inTurn}>{children}</LinkTurnContext>
      </DialogHistoryContext>
    </BrowserRouter>
  );
}
