/** By these names in its query an address opens something over its page, the topmost first. */
export const OVERLAYS = ['item', 'vehicle', 'drawer'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** What the browser's history keeps with an entry that opened a dialog or drawer over a page of ours. */
export type OverlayEntry = {
  readonly overlay: true;
  /** The dialogs without an address of their own that are open at this entry, by id, the topmost last. */
  readonly dialogs?: readonly string[];
  /** Whether the entry beneath is an overlay's as well. */
  readonly stacked?: boolean;
};

/** The entry of a link that opens something over the page. */
export const OVERLAY_ENTRY: OverlayEntry = { overlay: true };

export const isOverlayEntry = (state: unknown): state is OverlayEntry =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === true;

export const isStacked = (state: unknown): boolean =>
  isOverlayEntry(state) && state.stacked === true;

export const dialogsAt = (state: unknown): readonly string[] =>
  isOverlayEntry(state) ? (state.dialogs ?? []) : [];
