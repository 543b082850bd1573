import type { Diet } from './catalogue-reader.port.ts';

/** What this browser's customer last wanted to see: everything, or only one kind of food. */
export interface DietMemory {
  recall(): Diet;
  keep(diet: Diet): void;
}
