import { useLayoutEffect } from 'react';
import { BrowserRouter, StaticRouter, useNavigate } from 'react-router-dom';
import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { Elements } from '#ui/design/elements.ts';

export type Navigate = (
  to: string,
  options: { readonly replace: boolean; readonly state: OverlayEntry | null },
) => void;

type OnRouter = (navigate: Navigate) => void;

/** The address bar of a browser. Says how to move through the site, as soon as that is known. */
export const addressBar = (onRouter: OnRouter) =>
  function AddressBar({ children }: { readonly children: Elements }) {
    return (
      <BrowserRouter>
        <RouterBridge onRouter={onRouter} />
        {children}
      </BrowserRouter>
    );
  };

/** One address, as a server draws it. The parts are as many as those of the address bar: names of parts depend on that. */
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

/** Lends the router's way of moving to code that is not a view. */
function RouterBridge({ onRouter }: { readonly onRouter: OnRouter }) {
  const navigate = useNavigate();
  useLayoutEffect(
    () => onRouter((to, options) => void navigate(to, options)),
    [navigate, onRouter],
  );
  return null;
}
