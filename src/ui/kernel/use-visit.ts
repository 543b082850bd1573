import { useState } from 'react';
import { useIsBack } from './use-address.ts';

type Visit<End> = {
  /** End of an earlier visit, from the address; null while the flow runs. */
  readonly began: End | null;
  /** React key of the component that runs the flow. */
  readonly number: number;
};

/**
 * A page whose flow changes the address at its end, so that a reload shows the end again. The
 * finished flow stays on screen; the start address begins a new one, and Back leads to the
 * previous end.
 */
export function useVisit<End extends string | number>(end: End | null): Visit<End> {
  const isBack = useIsBack();
  const [visit, change] = useState({ began: end, now: end, number: 0 });
  if (visit.now !== end) {
    const isItsOwnEnd = visit.now === null && !isBack;
    change(
      isItsOwnEnd ? { ...visit, now: end } : { began: end, now: end, number: visit.number + 1 },
    );
  }
  return visit;
}
