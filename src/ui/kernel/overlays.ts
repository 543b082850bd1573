import type { ComponentType } from 'react';
import type { LazyView } from './lazy-view.ts';
import type { KnownItem } from './opening.tsx';

/** Something that lies over the page by itself: because the address or an actor says so. */
export type Overlay = {
  readonly name: string;
  readonly useIsOpen: () => boolean;
  /** Its code comes when it is first opened, or is about to be. */
  readonly view: LazyView<object>;
  /** Whether a link with this query opens it. */
  readonly isAt?: (query: URLSearchParams) => boolean;
  /** What is shown in its place from the press until it is rendered. */
  readonly standIn?: ComponentType<{ readonly known: KnownItem | null }>;
};
