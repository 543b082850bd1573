import { useEffect } from 'react';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

/** Goes to the heading that the address names, and takes it out of there: once it has been reached it has done its work. */
export function useArrivalAt(jumpTo: (heading: string) => void): void {
  const { navigator } = useServices();
  const { hash } = useAddress();
  useEffect(() => {
    if (!hash.startsWith('#section-')) return;
    jumpTo(hash.slice(1));
    navigator.changeQuery({}, { replace: true });
  }, [hash, jumpTo, navigator]);
}
