/** Stores the width of the module rail for the browser session. */
export interface RailMemory {
  isWide(): boolean;
  keep(rail: { readonly wide: boolean }): void;
}
