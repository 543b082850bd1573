import { useEffect } from 'react';
import type { Path } from '#application/kernel/path.ts';
import { useServices } from './services-context.tsx';

/** Leads on at once; the address that led here is not kept in the history. */
export function Redirect({ to }: { readonly to: Path }) {
  const { navigator } = useServices();
  useEffect(() => navigator.go(to, { replace: true }), [navigator, to]);
  return null;
}
