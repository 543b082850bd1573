import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { LegalText, LegalTextName } from '#domain/shell/legal-text.ts';
import type { LegalReader } from './legal-reader.port.ts';

export type LegalQueries = ReturnType<typeof createLegalQueries>;

export const createLegalQueries = (texts: LegalReader) => ({
  text: (scope: ReadScope, name: LegalTextName): Query<LegalText> => ({
    key: ['texts', inAnyModule(scope), name],
    read: () => texts.read(name),
  }),
});
