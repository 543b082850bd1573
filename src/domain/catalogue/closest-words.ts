export type KnownWord = { readonly word: string; readonly uses: number };

const MOST_WORDS = 3;

/**
 * The words that were most likely meant by one that is not known, best first: those with the fewest letters to
 * change, then those that are used most. Words are typed from their beginning, so that only as much of a longer
 * word is compared as was typed. Words of three and four letters may differ by one letter, longer ones by two.
 */
export function closestWords(typed: string, known: readonly KnownWord[]): readonly string[] {
  const letters = [...typed];
  const most = letters.length < 3 ? 0 : letters.length < 5 ? 1 : 2;
  return known
    .map((one) => ({ ...one, ...differenceOf(letters, [...one.word]) }))
    .filter(({ begun }) => begun <= most)
    .toSorted(
      (one, other) => one.begun - other.begun || one.whole - other.whole || other.uses - one.uses,
    )
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

type Difference = {
  /** Letters to change between what was typed and the beginning of the word that is nearest to it. */
  readonly begun: number;
  readonly whole: number;
};

/** Letters that were left out, added, mistaken, or swapped with the next one. */
function differenceOf(typed: readonly string[], word: readonly string[]): Difference {
  let [beforeLast, last] = [[] as number[], word.map((_, at) => at)];
  last.push(word.length);
  for (const [row, letter] of typed.entries()) {
    const current = [row + 1];
    for (const [column, other] of word.entries()) {
      const at = (list: readonly number[], index: number) => list[index] ?? 0;
      let least = Math.min(
        at(current, column) + 1,
        at(last, column + 1) + 1,
        at(last, column) + Number(letter !== other),
      );
      const isSwapped = letter === word[column - 1] && typed[row - 1] === other;
      if (row > 0 && column > 0 && isSwapped)
        least = Math.min(least, at(beforeLast, column - 1) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return { begun: Math.min(...last), whole: last.at(-1) ?? typed.length };
}
