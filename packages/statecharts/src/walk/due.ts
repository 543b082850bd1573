import type { Flow } from '../flow/flow.ts';

type Named = { readonly flow: Pick<Flow, 'name'> };

/**
 * The flows to walk again: every changed one, and the longest unchanged one of each module, since shared code
 * of views belongs to no flow.
 */
export function dueOf<Page extends Named>(
  pages: readonly Page[],
  {
    isChanged,
    lengthOf,
  }: {
    readonly isChanged: (page: Page) => boolean;
    readonly lengthOf: (page: Page) => number;
  },
): readonly Page[] {
  const changed = pages.filter(isChanged);
  const byModule = Map.groupBy(
    pages.filter((page) => !isChanged(page)),
    ({ flow }) => flow.name.split('/')[0],
  );
  const longest = [...byModule.values()].flatMap((unchanged) =>
    unchanged.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1),
  );
  return [...changed, ...longest];
}
