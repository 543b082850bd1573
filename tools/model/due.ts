import type { Flow } from './flow.ts';

type Named = { readonly flow: Pick<Flow, 'name'> };

/**
 * What is walked once more: every flow that has changed since it was walked in full, and of each module the
 * longest that has not, since what all views share is in no flow's fingerprint.
 */
export function dueOf<Page extends Named>(
  pages: readonly Page[],
  {
    isWalked,
    stepsOf,
  }: {
    readonly isWalked: (page: Page) => boolean;
    readonly stepsOf: (page: Page) => number;
  },
): readonly Page[] {
  const changed = pages.filter((page) => !isWalked(page));
  const byModule = Map.groupBy(pages.filter(isWalked), ({ flow }) => flow.name.split('/')[0]);
  const longest = [...byModule.values()].flatMap((unchanged) =>
    unchanged.toSorted((a, b) => stepsOf(b) - stepsOf(a)).slice(0, 1),
  );
  return [...changed, ...longest];
}
