/** How wide the customer left the rail of modules, for as long as the browser session lasts. */
export interface RailMemory {
  isWide(): boolean;
  keep(rail: { readonly wide: boolean }): void;
}
