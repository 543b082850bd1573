import { useState } from 'react';
import { useIsBack } from './use-address.ts';

type Visit<End> = {
  /** What an earlier visit came to, which the address alone says; null where the flow runs. */
  readonly began: End | null;
  /** The key of what runs the flow. */
  readonly number: number;
};

/**
 * A page whose flow gives it another address at its end, so that a reload shows the end again. The flow that
 * comes to its end goes on being shown; at the address of the beginning another one begins, and Back from there
 * leads to the end before.
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
