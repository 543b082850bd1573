import { parseLegalTextName } from '#domain/shell/legal-text.ts';
import { saysOnly, type AllPageReads } from '#ui/kernel/page-reads.ts';

export const shellReads = {
  landing: {
    reads: ({ queries, scope }) => [
      queries.catalogue.modules(scope),
      queries.location.zones(scope),
    ],
    // Visitors with a place and a module are redirected to the home.
    rendered: ({ query, zones, module }) =>
      saysOnly()({ query }) && zones === null && module === null,
  },
  help: { reads: () => [], rendered: saysOnly() },
  legalText: {
    reads: ({ queries, scope, params }) => {
      const name = parseLegalTextName(params.id);
      return name === null ? [] : [queries.legal.text(scope, name)];
    },
    rendered: saysOnly(),
  },
} satisfies AllPageReads;
