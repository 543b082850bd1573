import type { Flow } from './flow.ts';

type Named = { readonly flow: Pick<Flow, 'name'> };

/**
 * What is walked once more: every flow that has changed, and of each module the longest that has not, since what all
 * views share is no flow's own.
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
