import type { AllPageReads } from '#ui/kernel/page-reads.ts';

/** What the pages of this module read first. */
export const shellReads = {
  landing: {
    reads: ({ queries, scope }) => [
      queries.catalogue.modules(scope),
      queries.location.zones(scope),
    ],
  },
} satisfies AllPageReads;
