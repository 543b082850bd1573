import { parseLegalTextName } from '#domain/shell/legal-text.ts';
import { saysOnly, type AllPageReads } from '#ui/kernel/page-reads.ts';

/** What the pages of this module read first. */
export const shellReads = {
  landing: {
    reads: ({ queries, scope }) => [
      queries.catalogue.modules(scope),
      queries.location.zones(scope),
    ],
    // Who has a place and a module is sent on to the home.
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
