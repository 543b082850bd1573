import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { createPath, useHref, useLocation, useNavigate, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
};

type InTurn = (move: (hasWaited: boolean) => void) => void;

/** Given by the app: has a move wait while the history goes back over a dialog. Without it, none waits. */
export const LinkTurnContext = createContext<InTurn>((move) => move(false));

/** With a key held down, it opens elsewhere. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The one link of the app: all that is pressed to get somewhere on the site is made of it. The router's own
 * brings along what fetches routes ahead for a kind of app that this is not, and waits for no move.
 */
export function Link({
  to,
  state,
  replace,
  preventScrollReset = false,
  onClick,
  ...rest
}: LinkProps) {
  const inTurn = useContext(LinkTurnContext);
  const navigate = useNavigate();
  const href = useHref(to);
  const isHere = createPath(useLocation()) === href;
  return createElement('a', {
    ...rest,
    href,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !opensHere(event)) return;
      event.preventDefault();
      // A link to where one is adds nothing to the history; after waiting, one is elsewhere.
      inTurn((hasWaited) => {
        const replaces = replace ?? (isHere && !hasWaited);
        void navigate(href, { replace: replaces, state, preventScrollReset });
      });
    },
  });
}
