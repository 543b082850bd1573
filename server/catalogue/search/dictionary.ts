import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Dictionary } from '#domain/catalogue/meant-word.ts';
import { MORE_WORDS } from './more-words.ts';

let loaded: Promise<Dictionary> | undefined;

/** The words of English, and more that people search for. Read when a search first finds nothing: it takes some 130 ms. */
export const dictionary = (): Promise<Dictionary> => (loaded ??= load());

async function load(): Promise<Dictionary> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const [affixes, words] = await Promise.all(
    ['index.aff', 'index.dic'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return dictionaryOf(affixes ?? '', words ?? '', MORE_WORDS);
}

/** Of the two files of a Hunspell dictionary: which endings words may take, and the words with the flags of theirs. */
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

/** As the index knows words. */
const asSearched = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u093c'’]/gu, '')
    .replaceAll('ँ', 'ं')
    .toLowerCase();

type Ending = {
  readonly flag: string;
  /** What goes from the stem, what comes in its place, and how the stem ends. */
  readonly instead: string;
  readonly ending: string;
  readonly after: RegExp;
};

const ENDING = /^SFX +(?<flag>\S) +(?<instead>\S+) +(?<ending>[^\s/]+)\S* +(?<after>\S+)/gmu;
/** The ending of what belongs to someone: apostrophes make no difference to the index. */
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

/** Where a text stands among sorted words, or would. */
function placeOf(text: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
