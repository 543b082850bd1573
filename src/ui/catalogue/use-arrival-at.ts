import { useEffect } from 'react';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

/** Jumps to the heading in the address, then removes the hash. */
export function useArrivalAt(jumpTo: (heading: string) => void): void {
  const { navigator } = useServices();
  const { hash } = useAddress();
  useEffect(() => {
    if (!hash.startsWith('#section-')) return;
    jumpTo(hash.slice(1));
    navigator.changeQuery({}, { replace: true });
  }, [hash, jumpTo, navigator]);
}
