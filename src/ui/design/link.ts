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

/**
 * Provided by the app: delays navigation while the history steps back over a dialog. Runs at once
 * by default.
 */
export const LinkTurnContext = createContext<InTurn>((move) => move(false));

/** Modified clicks open elsewhere. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The only link component. The router's own carries route prefetching for its framework mode, and
 * cannot delay a navigation.
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
      // A link to the current address replaces the entry; after a delay the address has changed.
      inTurn((hasWaited) => {
        const replaces = replace ?? (isHere && !hasWaited);
        void navigate(href, { replace: replaces, state, preventScrollReset });
      });
    },
  });
}
