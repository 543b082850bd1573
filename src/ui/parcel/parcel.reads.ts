import { saysOnly, type AllPageReads } from '#ui/kernel/page-reads.ts';

/** What `/home` reads first where it shows this module. */
export const parcelReads = {
  home: {
    reads: ({ queries, scope }) => [queries.parcel.categories(scope)],
    rendered: saysOnly(),
  },
} satisfies AllPageReads;
