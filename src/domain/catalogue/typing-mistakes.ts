/** Cost of mistakes between the typed text and the whole word, and its nearest beginning. */
export type Mistakes = { readonly whole: number; readonly begun: number };

/**
 * Distance between typed text and a word: the sum of the costs of mistakes; frequent mistakes cost less. A
 * letter of another sound, or an extra one that no neighbouring key explains, exceeds any single allowance.
 */
export function mistakesIn(typed: string, word: string): Mistakes {
  const letters = changesBetween([...typed], [...word]);
  const sound = changesBetween([...soundOf(typed)], [...soundOf(word)]);
  return {
    whole: Math.min(letters.whole, sound.whole + COST.soundsSo),
    begun: Math.min(letters.begun, sound.begun + COST.soundsSo),
  };
}

const COST = {
  soundsSo: 0.5,
  /** A doubled letter instead of a single one, or the reverse. */
  twice: 0.5,
  /** A plural "s" for a word that is sold in the singular. */
  plural: 0.3,
  silent: 0.6,
  swapped: 0.6,
  /** Another letter for the sound: cheaper when its key is adjacent as well. */
  alike: { beside: 0.5, apart: 0.6 },
  beside: { instead: 0.8, added: 0.85 },
  vowel: { missing: 0.8, added: 1, instead: 1 },
  other: { missing: 0.9, added: 1.2, instead: 1.3 },
};

/**
 * Spellings of one sound, each mapped to the last: "ph" to "f", long vowels of Hindi in Latin letters, double
 * consonants.
 */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ck', 'k')
    .replaceAll(/(\p{L})्(?=\1)/gu, '');

/** Damerau–Levenshtein distance with weighted changes. */
function changesBetween(typed: readonly string[], word: readonly string[]): Mistakes {
  const missing = word.map((_, at) => costOfMissing(word, at));
  let beforeLast: readonly number[] = [];
  let last = missing.reduce<number[]>((row, cost) => [...row, (row.at(-1) ?? 0) + cost], [0]);
  for (const [row, letter] of typed.entries()) {
    const added = costOfAdded(typed, row);
    const current = [(last[0] ?? 0) + added];
    for (const [column, other] of word.entries()) {
      const isSwapped = letter !== other && letter === word[column - 1] && typed[row - 1] === other;
      current.push(
        Math.min(
          (current[column] ?? 0) + (missing[column] ?? 0),
          (last[column + 1] ?? 0) + added,
          (last[column] ?? 0) + costInstead(letter, other),
          isSwapped ? (beforeLast[column - 1] ?? 0) + COST.swapped : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return { whole: last.at(-1) ?? 0, begun: Math.min(...last) };
}

function costOfMissing(word: readonly string[], at: number): number {
  const letter = word[at] ?? '';
  if (isTwice(word, at)) return COST.twice;
  if (at > 0 && SILENT.includes(letter)) return COST.silent;
  return LATIN_VOWELS.includes(letter) ? COST.vowel.missing : COST.other.missing;
}

function costOfAdded(typed: readonly string[], at: number): number {
  const letter = typed[at] ?? '';
  const isLast = at === typed.length - 1;
  if (isTwice(typed, at)) return COST.twice;
  if (isLast && letter === 's') return COST.plural;
  if (at > 0 && (SILENT.includes(letter) || (isLast && letter === 'e'))) return COST.silent;
  // A Hindi consonant carries a vowel that is not written.
  if (SIGNS.includes(letter) && !isLast) return COST.vowel.missing;
  if (areBeside(letter, typed[at - 1]) || areBeside(letter, typed[at + 1]))
    return COST.beside.added;
  return isVowel(letter) ? COST.vowel.added : COST.other.added;
}

function costInstead(typed: string, meant: string): number {
  if (typed === meant) return 0;
  const isBeside = areBeside(typed, meant);
  if (soundsLike(typed).includes(meant)) return isBeside ? COST.alike.beside : COST.alike.apart;
  if (isBeside) return COST.beside.instead;
  return isVowel(typed) && isVowel(meant) ? COST.vowel.instead : COST.other.instead;
}

/** In Hindi a repeated letter is two syllables. */
const isTwice = (letters: readonly string[], at: number) =>
  letters[at - 1] === letters[at] && /[a-z]/u.test(letters[at] ?? '');

/** Letters and signs that are easily left out. */
const SILENT = 'h्ं';
const LATIN_VOWELS = 'aeiouy';
/** Hindi vowel signs, which follow a consonant. */
const SIGNS = 'ािीुूृेैोौॉॅ';
const isVowel = (letter: string) => LATIN_VOWELS.includes(letter) || SIGNS.includes(letter);

const ALIKE = [
  ...['ae', 'ei', 'iy', 'iu', 'ck', 'kq', 'cs', 'sz', 'gj', 'fv', 'vw', 'mn', 'td'],
  ...['िी', 'ुू', 'इई', 'उऊ', 'ेै', 'ोौॉ', 'ाॉ', 'ॅै', 'ंन', 'ंम', 'एऐ', 'ओऔऑ'],
  ...['शषस', 'नण', 'बव', 'दध', 'तथ', 'टठ', 'डढ', 'कख', 'गघ', 'चछ', 'जझ', 'पफ', 'बभ', 'तट', 'दड'],
];
const ALIKE_BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(ALIKE.join(''))].map((letter) => [
    letter,
    ALIKE.filter((letters) => letters.includes(letter)).flatMap((letters) =>
      [...letters].filter((one) => one !== letter),
    ),
  ]),
);

export const soundsLike = (letter: string): readonly string[] => ALIKE_BY_LETTER.get(letter) ?? [];

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const BESIDE: ReadonlySet<string> = new Set(
  KEYS.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      [row[x - 1], row[x + 1], KEYS[y + 1]?.[x], KEYS[y + 1]?.[x - 1]].flatMap((other) =>
        other === undefined ? [] : [letter + other, other + letter],
      ),
    ),
  ),
);
const areBeside = (letter: string, other = '') => BESIDE.has(letter + other);
