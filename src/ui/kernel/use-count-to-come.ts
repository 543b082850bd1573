import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

/** How many there were of each list when the app last read it. */
const countsOf = new WeakMap<object, Map<string, number>>();

/**
 * How many stand for those of a list that are still to come: as many as it last had, else as many as is usual. So the rest
 * of the page seldom moves when they come.
 */
export function useCountToCome(list: string, count: number | undefined, usual: number): number {
  const services = useServices();
  useEffect(() => {
    if (count === undefined || count === 0) return;
    countsOf.set(services, (countsOf.get(services) ?? new Map<string, number>()).set(list, count));
  }, [services, list, count]);
  return countsOf.get(services)?.get(list) ?? usual;
}
