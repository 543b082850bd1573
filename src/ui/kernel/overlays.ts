import type { ComponentType } from 'react';

/** Something that lies over the page by itself: because the address or an actor says so. */
export type Overlay = {
  readonly name: string;
  readonly useIsOpen: () => boolean;
  /** Its code comes when it is first opened. */
  readonly view: ComponentType;
};
