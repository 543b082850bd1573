/** The result of mutating the pages of a flow: the number of mutants, and of those that were killed. */
export type PageMutation = {
  readonly mutants: number;
  readonly noticed: number;
  /** Surviving mutants, each with the state of its page. */
  readonly survivors: readonly string[];
  readonly milliseconds: number;
};

export const shareOf = ({ mutants, noticed }: Pick<PageMutation, 'mutants' | 'noticed'>): string =>
  mutants === 0 ? '–' : `${((noticed / mutants) * 100).toFixed(0)} %`;
