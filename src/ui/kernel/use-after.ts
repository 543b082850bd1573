import { startTransition, useEffect, useState } from 'react';

/** False at first, and true once the view has been there for so many milliseconds. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPassed(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
