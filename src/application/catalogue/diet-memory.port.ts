import type { Diet } from './catalogue.queries.ts';

export interface DietMemory {
  recall(): Diet;
  keep(diet: Diet): void;
}
