import type { ComponentType } from 'react';
import type { LazyView } from './lazy-view.ts';
import type { KnownItem } from './opening.tsx';

export type EarlyOverlay = {
  /** Query of the links that open it: "item", or "drawer=cart". */
  readonly query: string;
  readonly standIn: ComponentType;
  /** Its contents, which the server renders when the link is pressed. */
  readonly content?: LazyView<object>;
};

export type Overlay = {
  readonly name: string;
  readonly useIsOpen: () => boolean;
  /** Fetched on first opening or ahead of it. */
  readonly view: LazyView<object>;
  /** True if a link with this query opens it. */
  readonly isAt?: (query: URLSearchParams) => boolean;
  readonly standIn?: ComponentType<{ readonly known: KnownItem | null }>;
  /** Stands in before the app has come. */
  readonly early?: EarlyOverlay;
};
