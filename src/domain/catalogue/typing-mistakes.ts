/** What is mistaken between what was typed and a word; and between that and the nearest beginning of the word. */
export type Mistakes = { readonly whole: number; readonly begun: number };

/**
 * How far what was typed is from a word: a sum of what was mistaken, of which each costs the less the more often people
 * mistake it. A letter of another sound, or one too many that no key beside explains, costs more than one mistake may.
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
  /** Written otherwise, and read alike. */
  soundsSo: 0.5,
  /** A letter twice instead of once, or once instead of twice. */
  twice: 0.5,
  /** An "s" behind a word that is sold as one. */
  plural: 0.3,
  silent: 0.6,
  swapped: 0.6,
  /** Another letter for the sound: the less where its key is beside as well. */
  alike: { beside: 0.5, apart: 0.6 },
  beside: { instead: 0.8, added: 0.85 },
  vowel: { missing: 0.8, added: 1, instead: 1 },
  other: { missing: 0.9, added: 1.2, instead: 1.3 },
};

/** Ways to write one sound, each taken for the last: "ph" for "f", long vowels of Hindi in Latin letters, a consonant twice. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ck', 'k')
    .replaceAll(/(\p{L})्(?=\1)/gu, '');

/** The distance of Damerau and Levenshtein, by what each change costs. */
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
  // A consonant of Hindi is spoken with a vowel that is not written.
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

/** In Hindi a letter that stands twice is two syllables. */
const isTwice = (letters: readonly string[], at: number) =>
  letters[at - 1] === letters[at] && /[a-z]/u.test(letters[at] ?? '');

/** Letters and signs that are easily left out. */
const SILENT = 'h्ं';
const LATIN_VOWELS = 'aeiouy';
/** Vowels that follow a consonant, in Hindi. */
const SIGNS = 'ािीुूृेैोौॉॅ';
const isVowel = (letter: string) => LATIN_VOWELS.includes(letter) || SIGNS.includes(letter);

/** Letters that are written for each other. */
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

/** The letters that this one is mistaken for by its sound. */
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
/** Whether their keys touch. */
const areBeside = (letter: string, other = '') => BESIDE.has(letter + other);
