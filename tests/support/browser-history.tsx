import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { createNavigator } from '#infrastructure/kernel/navigator.ts';
import { historyPlatform } from '#src/browser-platform.ts';
import { LinkTurnContext } from '#ui/design/link.ts';
import { DialogHistoryContext } from '#ui/design/use-history-entry.ts';

let navigate: Platform['navigate'] = () => {};

/** One for all tests of a file, as there is one history: each would react to every move. */
const navigator = createNavigator({
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

/** Renders a view on the window's own history, which the app's navigator moves. */
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
