import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { Services } from '#application/shell/services.ts';
import { persistently } from './persistently.ts';

/** A component whose code is fetched on first render, or ahead of it. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  readonly fetch: () => Promise<void>;
  /** Also fetches the lazy services it reads from, so that it renders in one pass. */
  readonly fetchAll: (services: Services) => Promise<void>;
};

/** Resets each view that failed to load. */
const failed = new Set<() => void>();

/**
 * Resets failed views so that the next render requests their code again: React caches a failed
 * `lazy` for good.
 */
export function retryFailedViews(): void {
  for (const reset of failed) reset();
  failed.clear();
}

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  readsBy: (services: Services) => Promise<unknown> = nothing,
): LazyView<Props> {
  let fetched: Promise<{ readonly default: ComponentType<Props> }> | null = null;
  let here: ComponentType<Props> | null = null;
  const fetch = () =>
    (fetched ??= persistently(load).then(
      (view) => {
        here = view;
        return { default: view };
      },
      (failure: unknown) => {
        // A failed prefetch is requested again on render.
        fetched = null;
        failed.add(reset);
        throw failure;
      },
    ));
  let View: ComponentType<Props> = lazy(fetch);
  const reset = () => {
    View = lazy(fetch);
  };
  /** Fetched code renders at once: React suspends for every lazy component. */
  const Rendered = (props: Props) => {
    const [Now] = useState<ComponentType<Props>>(() => here ?? View);
    return createElement(Now, props);
  };
  // The rendered view reports the failure.
  return Object.assign(Rendered, {
    fetch: () => fetch().then(ignored, ignored),
    fetchAll: (services: Services) => {
      // On the server, each render must record which chunks the page needs.
      if (import.meta.env.SSR) void load();
      return Promise.allSettled([fetch(), readsBy(services)]).then(ignored);
    },
  });
}

const nothing = async () => {};
const ignored = () => {};
