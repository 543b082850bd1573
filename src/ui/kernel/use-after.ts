import { startTransition, useEffect, useState } from 'react';

/** Turns true after the given milliseconds. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPassed(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
