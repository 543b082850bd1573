import { lazy, type ComponentType } from 'react';

const ATTEMPTS = 4;
const PAUSE_MILLISECONDS = 1_500;

/**
 * A view whose code comes when it is first shown. A line that is down for a moment must not break the
 * page for good, so the code is asked for again: as soon as the browser is online, else after a pause.
 */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load, ATTEMPTS) }));

async function persistently<Code>(load: () => Promise<Code>, attempts: number): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (attempts <= 1) throw failure;
    await (navigator.onLine ? pause() : online());
    return persistently(load, attempts - 1);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
