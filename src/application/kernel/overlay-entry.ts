/** Query names that open an overlay, the topmost first. */
export const OVERLAYS = ['item', 'vehicle', 'drawer'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** History state of an entry that opened a dialog or drawer over a page of ours. */
export type OverlayEntry = {
  readonly overlay: true;
  /** Open dialogs without an address at this entry, by id, the topmost last. */
  readonly dialogs?: readonly string[];
  readonly stacked?: boolean;
};

/** History state of a link that opens an overlay. */
export const OVERLAY_ENTRY: OverlayEntry = { overlay: true };

export const isOverlayEntry = (state: unknown): state is OverlayEntry =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === true;

export const isStacked = (state: unknown): boolean =>
  isOverlayEntry(state) && state.stacked === true;

export const dialogsAt = (state: unknown): readonly string[] =>
  isOverlayEntry(state) ? (state.dialogs ?? []) : [];
