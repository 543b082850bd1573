import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';

export type Navigate = (
  to: string,
  options: { readonly replace: boolean; readonly state: OverlayEntry | null },
) => void;

type Props = {
  /** Called with the way to move through the site, as soon as there is one. */
  readonly onRouter: (navigate: Navigate) => void;
  readonly children: ReactNode;
};

/** The address bar of a browser. */
export function AddressBar({ onRouter, children }: Props) {
  return (
    <BrowserRouter>
      <RouterBridge onRouter={onRouter} />
      {children}
    </BrowserRouter>
  );
}

/** Lends the router's way of moving to whoever is not a view. */
function RouterBridge({ onRouter }: Pick<Props, 'onRouter'>) {
  const navigate = useNavigate();
  useLayoutEffect(
    () => onRouter((to, options) => void navigate(to, options)),
    [navigate, onRouter],
  );
  return null;
}
