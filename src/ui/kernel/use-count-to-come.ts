import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

const countsOf = new WeakMap<object, Map<string, number>>();

/**
 * Number of skeletons for a list: its last count, else `usual`, so that little shifts when it
 * loads.
 */
export function useCountToCome(list: string, count: number | undefined, usual: number): number {
  const services = useServices();
  useEffect(() => {
    if (count === undefined || count === 0) return;
    countsOf.set(services, (countsOf.get(services) ?? new Map<string, number>()).set(list, count));
  }, [services, list, count]);
  return countsOf.get(services)?.get(list) ?? usual;
}
