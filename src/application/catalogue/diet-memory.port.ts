import type { Diet } from './catalogue-reader.port.ts';

export interface DietMemory {
  recall(): Diet;
  keep(diet: Diet): void;
}
