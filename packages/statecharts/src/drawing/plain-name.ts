const VERBS: Readonly<Record<string, string>> = { set: 'keep', clear: 'forget' };
const PREPOSITIONS: ReadonlySet<string> = new Set(['to', 'for', 'from', 'in', 'of', 'with']);

export const spaced = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('.', ' ');

/** Text of a name without a label in a chart: `clearForm` becomes "forget the form". */
export function plainName(kind: string, name: string): string {
  const [first = '', ...rest] = spaced(name).split(' ');
  switch (kind) {
    case 'guards':
      return /^(is|has|may|was)$/.test(first)
        ? ['it', first, ...afterPreposition(rest)].join(' ')
        : ['the', first, ...rest].join(' ');
    case 'actions':
    case 'actors':
      return [VERBS[first] ?? first, ...withArticle(rest)].join(' ');
    default:
      return spaced(name);
  }
}

const afterPreposition = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  PREPOSITIONS.has(first) ? [first, 'the', ...rest] : [first, ...rest];

const withArticle = (words: readonly string[]): readonly string[] =>
  words.length === 0
    ? []
    : PREPOSITIONS.has(words[0] ?? '')
      ? afterPreposition(words)
      : ['the', ...words];
