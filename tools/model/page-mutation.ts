/** What came of spoiling the pages of a flow: how many mutants there were, and which of them were noticed. */
export type PageMutation = {
  readonly mutants: number;
  readonly noticed: number;
  /** What no assertion noticed, each with the state in which it was drawn. */
  readonly survivors: readonly string[];
  readonly milliseconds: number;
};

export const shareOf = ({ mutants, noticed }: Pick<PageMutation, 'mutants' | 'noticed'>): string =>
  mutants === 0 ? '–' : `${((noticed / mutants) * 100).toFixed(0)} %`;
