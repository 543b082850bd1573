import { saysOnly, type AllPageReads } from '#ui/kernel/page-reads.ts';

/** What the pages of this module read first. */
export const shellReads = {
  landing: {
    reads: ({ queries, scope }) => [
      queries.catalogue.modules(scope),
      queries.location.zones(scope),
    ],
    // Who has a place and a module is sent on to the home.
    drawn: ({ query, zones, module }) => saysOnly()({ query }) && zones === null && module === null,
  },
} satisfies AllPageReads;
