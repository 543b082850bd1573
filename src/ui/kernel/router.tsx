import { useLayoutEffect } from 'react';
import { BrowserRouter, StaticRouter, useNavigate } from 'react-router-dom';
import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { Elements } from '#ui/design/elements.ts';

export type Navigate = (
  to: string,
  options: { readonly replace: boolean; readonly state: OverlayEntry | null },
) => void;

type OnRouter = (navigate: Navigate) => void;

/** Router of a browser; reports how to navigate once it is ready. */
export const addressBar = (onRouter: OnRouter) =>
  function AddressBar({ children }: { readonly children: Elements }) {
    return (
      <BrowserRouter>
        <RouterBridge onRouter={onRouter} />
        {children}
      </BrowserRouter>
    );
  };

/**
 * Router of one address, for the server. Has as many elements as `addressBar`, because ids from
 * `useId` depend on the tree.
 */
export const fixedAddress = (address: string) =>
  function FixedAddress({ children }: { readonly children: Elements }) {
    return (
      <StaticRouter location={address}>
        <Nothing />
        {children}
      </StaticRouter>
    );
  };

const Nothing = () => null;

/** Exposes the router's navigation to code outside of React. */
function RouterBridge({ onRouter }: { readonly onRouter: OnRouter }) {
  const navigate = useNavigate();
  useLayoutEffect(
    () => onRouter((to, options) => void navigate(to, options)),
    [navigate, onRouter],
  );
  return null;
}
