/**
 * Possible singular and plural spellings of a word, in English and Hindi. The dictionary decides which of them
 * exist.
 */
export const formsOf = (word: string): readonly string[] =>
  [...new Set([...singularsOf(word), ...pluralsOf(word)])].filter((form) => form !== word);

export const singularsOf = (word: string): readonly string[] => changed(word, TO_ONE);
const pluralsOf = (word: string): readonly string[] => changed(word, TO_MANY);

type Ending = readonly [ending: RegExp, instead: string];

const TO_ONE: readonly Ending[] = [
  [/(?<=..)ies$/u, 'y'],
  [/(?<=..)ves$/u, 'f'],
  [/(?<=..)ves$/u, 'fe'],
  [/(?<=.(?:[sxzo]|[cs]h))es$/u, ''],
  [/(?<=..[^sui])s$/u, ''],
  [/े$/u, 'ा'],
  [/ियां$/u, 'ी'],
];
const TO_MANY: readonly Ending[] = [
  [/(?<=.[^aeiou])y$/u, 'ies'],
  [/(?<=..)fe?$/u, 'ves'],
  [/(?<=.(?:[sxzo]|[cs]h))$/u, 'es'],
  [/(?<=..[a-rt-wy])$/u, 's'],
  [/ा$/u, 'े'],
  [/ी$/u, 'ियां'],
];

const changed = (word: string, endings: readonly Ending[]): readonly string[] =>
  endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)] : [],
  );
