import { lazy, type ComponentType, type ReactNode } from 'react';
import { persistently } from './persistently.ts';

/** A view whose code comes when it is first shown, or fetched because it is about to be. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  readonly fetch: () => Promise<void>;
};

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let fetched: Promise<{ readonly default: ComponentType<Props> }> | null = null;
  const fetch = () =>
    (fetched ??= persistently(load).then(
      (view) => ({ default: view }),
      (failure: unknown) => {
        // What could not be had ahead is asked for again when it is shown.
        fetched = null;
        throw failure;
      },
    ));
  // What fails is told where the view is shown.
  return Object.assign(lazy(fetch), {
    fetch: () =>
      fetch().then(
        () => {},
        () => {},
      ),
  });
}
