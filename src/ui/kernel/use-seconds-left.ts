import { useState, useSyncExternalStore } from 'react';
import { SECOND } from '#domain/kernel/instant.ts';
import { useServices } from './services-context.tsx';

/** Seconds remaining of a span that began on mount; 0 afterwards. */
export function useSecondsLeft(span: number): number {
  const { clock } = useServices();
  const [end] = useState(() => clock.now() + span);
  const left = () => Math.max(0, Math.ceil((end - clock.now()) / SECOND));
  return useSyncExternalStore(everySecond, left, left);
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
}
