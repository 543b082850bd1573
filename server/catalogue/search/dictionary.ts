import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Dictionary } from '#domain/catalogue/meant-word.ts';
import { MORE_WORDS } from './more-words.ts';

let loaded: Promise<Dictionary> | undefined;

/**
 * Words of English, and other words of searches. Loaded when a search first finds nothing, which takes about
 * 130 ms.
 */
export const dictionary = (): Promise<Dictionary> => (loaded ??= load());

async function load(): Promise<Dictionary> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const [affixes, words] = await Promise.all(
    ['index.aff', 'index.dic'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return dictionaryOf(affixes ?? '', words ?? '', MORE_WORDS);
}

/** Reads the two files of a Hunspell dictionary: the rules of endings, and the words with their flags. */
export function dictionaryOf(
  affixes: string,
  words: string,
  more: readonly string[] = [],
): Dictionary {
  const endings = endingsIn(affixes);
  const stems = new Map<string, string>(more.map((word) => [asSearched(word), '']));
  for (const line of words.split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.trim().split('/');
    const word = asSearched(stem);
    if (word !== '') stems.set(word, (stems.get(word) ?? '') + flags);
  }
  const sorted = [...stems.keys()].toSorted();
  return {
    has: (word) => stems.has(word) || endings.some((ending) => isFormBy(ending, word, stems)),
    hasBeginning: (text) => sorted[placeOf(text, sorted)]?.startsWith(text) ?? false,
  };
}

/** Normalizes a word as the index does. */
const asSearched = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u093c'’]/gu, '')
    .replaceAll('ँ', 'ं')
    .toLowerCase();

type Ending = {
  readonly flag: string;
  /** Removed from the stem, added instead, and required at the stem's end. */
  readonly instead: string;
  readonly ending: string;
  readonly after: RegExp;
};

const ENDING = /^SFX +(?<flag>\S) +(?<instead>\S+) +(?<ending>[^\s/]+)\S* +(?<after>\S+)/gmu;
/** Possessive endings: the index ignores apostrophes. */
const POSSESSIVE = 'M';

const endingsIn = (affixes: string): readonly Ending[] =>
  [...affixes.matchAll(ENDING)].flatMap(({ groups: rule }) =>
    !rule || rule['flag'] === POSSESSIVE
      ? []
      : {
          flag: rule['flag'] ?? '',
          instead: rule['instead'] === '0' ? '' : (rule['instead'] ?? ''),
          ending: rule['ending'] ?? '',
          after: new RegExp(`${rule['after'] ?? ''}$`, 'u'),
        },
  );

function isFormBy(
  { flag, instead, ending, after }: Ending,
  word: string,
  stems: ReadonlyMap<string, string>,
): boolean {
  if (!word.endsWith(ending)) return false;
  const stem = word.slice(0, -ending.length) + instead;
  return (stems.get(stem)?.includes(flag) ?? false) && after.test(stem);
}

/** Position of a text among sorted words, or its insertion point. */
function placeOf(text: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
