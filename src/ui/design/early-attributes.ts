/** Attributes by which the early script (src/early) knows the parts of a rendered page. */

/** Attribute of a template: the query or dialog that its panel stands in for. */
export const PANEL_FOR = 'data-early';
/** Attribute of a template with a panel whose contents the server sends for the link. */
export const HAS_CONTENT = 'data-early-content';
/** Attribute of the layer of an open panel. */
export const EARLY_PANEL = 'data-early-panel';
/** Attribute of a pressed control, with the number of presses where it counts. */
export const PRESSED = 'data-early-pressed';
/** Attribute of a button whose presses add up. */
export const COUNTS = 'data-counts';
/** Attribute of the buttons of a stepper: by how much they change its value. */
export const STEP = 'data-step';
/** Attribute of a fact on a card, and of its place in the panel that the card opens. */
export const FACT = 'data-fact';
/** Attribute of a button that dismisses a panel. */
export const LEAVES = 'data-leaves';
