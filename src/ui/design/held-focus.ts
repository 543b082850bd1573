import { useEffect, useRef } from 'react';

const CONTROLS = 'button:not(:disabled)';

/** Traps and restores the focus for panels that open before the dialog code has loaded. */
export function useHeldFocus() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = part;
    if (!current) return undefined;
    const before = document.activeElement;
    const controls = () => [...current.querySelectorAll<HTMLElement>(CONTROLS)];
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const all = controls();
      const at = all.findIndex((control) => control === document.activeElement);
      all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length]?.focus();
    };
    controls()[0]?.focus();
    current.addEventListener('keydown', goRound);
    return () => {
      current.removeEventListener('keydown', goRound);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return part;
}
