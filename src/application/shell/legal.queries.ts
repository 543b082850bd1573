import { inAnyModule, queriesOf, type Read } from '#application/kernel/query.ts';
import type { LegalText, LegalTextName } from '#domain/shell/legal-text.ts';

/** Reads the owner's legal texts in the current language. A missing text is empty. */
export interface LegalReader {
  text(name: LegalTextName): Read<LegalText>;
}

export type LegalQueries = ReturnType<typeof createLegalQueries>;

export const createLegalQueries = (texts: LegalReader) => queriesOf(texts, 'texts', inAnyModule);
