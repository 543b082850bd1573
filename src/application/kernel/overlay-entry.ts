/** What the browser's history keeps with an entry that opened a dialog or drawer over a page of ours. */
export const OVERLAY_ENTRY = { overlay: true } as const;

export const isOverlayEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === true;
