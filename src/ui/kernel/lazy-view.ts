import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import type { Services } from '#application/shell/services.ts';
import { persistently } from './persistently.ts';

/** A view whose code comes when it is first shown, or fetched because it is about to be. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  readonly fetch: () => Promise<void>;
  /** The same with what it reads by, where that comes late, too: then it is rendered in one go. */
  readonly fetchAll: (services: Services) => Promise<void>;
};

/** How each view whose code could not be had is given another chance. */
const failed = new Set<() => void>();

/** Has code that could not be had asked for again when it is next shown: React keeps a failure for good. */
export function forgiveFailures(): void {
  for (const forgive of failed) forgive();
  failed.clear();
}

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  readsBy: (services: Services) => Promise<unknown> = nothing,
): LazyView<Props> {
  let fetched: Promise<{ readonly default: ComponentType<Props> }> | null = null;
  const fetch = () =>
    (fetched ??= persistently(load).then(
      (view) => ({ default: view }),
      (failure: unknown) => {
        // What could not be had ahead is asked for again when it is shown.
        fetched = null;
        failed.add(renew);
        throw failure;
      },
    ));
  let View: ComponentType<Props> = lazy(fetch);
  const renew = () => {
    View = lazy(fetch);
  };
  // What fails is told where the view is shown.
  return Object.assign((props: Props) => createElement(View, props), {
    fetch: () => fetch().then(ignored, ignored),
    fetchAll: (services: Services) => {
      // What draws pages notes for each page anew which code it comes with.
      if (import.meta.env.SSR) void load();
      return Promise.allSettled([fetch(), readsBy(services)]).then(ignored);
    },
  });
}

const nothing = async () => {};
const ignored = () => {};
