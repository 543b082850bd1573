import { useEffect } from 'react';
import type { Path } from '#application/kernel/path.ts';
import { useServices } from './services-context.tsx';

/** Replaces the history entry. */
export function Redirect({ to }: { readonly to: Path }) {
  const { navigator } = useServices();
  useEffect(() => navigator.go(to, { replace: true }), [navigator, to]);
  return null;
}
