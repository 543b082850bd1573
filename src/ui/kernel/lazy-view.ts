import { lazy, type ComponentType } from 'react';
import { persistently } from './persistently.ts';

/** A view whose code comes when it is first shown. */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }));
