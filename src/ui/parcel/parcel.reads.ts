import { saysOnly, type AllPageReads } from '#ui/kernel/page-reads.ts';

export const parcelReads = {
  home: {
    reads: ({ queries, scope }) => [queries.parcel.categories(scope)],
    rendered: saysOnly(),
  },
} satisfies AllPageReads;
