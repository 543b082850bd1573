import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOTS = ['src', 'server', 'contract', 'tools', 'tests'];
/** Exempt: search terms that people type, in every spelling; data and planted code. */
const DICTIONARY = 'server/catalogue/search/more-words.ts';
const NOT_READ = /^(tests\/architecture|tools\/geodata)\//;

/** Terms with a plainer name, and that name. Parts of identifiers count as words. */
const PLAINER: Readonly<Record<string, string>> = {
  somebody: 'customer, visitor, client or person',
  whoever: 'customer, visitor, client or person',
  nobody: 'no one, or what is meant',
  deed: 'effect',
  deeds: 'effect',
  obstacle: 'unavailability or refusal',
  trouble: 'failure, refusal or defect',
  remembered: 'persisted, saved or stored',
  remembers: 'stores or saves',
  primed: 'prefetched',
  meddle: 'fault injection',
  meddles: 'fault injection',
  fate: 'ending, or how a held call ends',
  interference: 'fault injection',
  dwelling: 'hovered',
  exhibition: 'snapshot',
  standing: 'configuration, state or position',
  standings: 'configurations or states',
  plug: 'provide',
  plugged: 'provided',
  shopper: 'customer, guest or visitor',
  wisher: 'scope of the wishlist',
  renter: 'scope of the rental',
  losing: 'incompatible',
  follower: 'tracker',
  wares: 'items or products',
  ware: 'item or product',
};

/** Hindi words with two spellings, and the spelling of this app; matched by prefix. */
const SPELLED: Readonly<Record<string, string>> = {
  कीमत: 'क़ीमत',
  किराए: 'किराये',
  नकद: 'नक़द',
  तरीका: 'तरीक़ा',
  तरीके: 'तरीक़े',
  बाकी: 'बाक़ी',
  खरीद: 'ख़रीद',
  ख़ाली: 'खाली',
  गलत: 'ग़लत',
  ज्यादा: 'ज़्यादा',
  नक्श: 'नक़्श',
  फोन: 'फ़ोन',
  रकम: 'रक़म',
  विशलिस्ट: 'पसंद की सूची',
  साफ: 'साफ़',
  सिर्फ: 'सिर्फ़',
};

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return /\.tsx?$/.test(file) && !NOT_READ.test(file) ? [file] : [];
  });
}

/** Returns the forbidden words of a text, in prose and in identifiers of any case. */
function found(text: string): readonly string[] {
  const parts = new Set(text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((it) => it.toLowerCase()));
  return Object.keys(PLAINER).filter((word) => parts.has(word));
}

function misspelled(text: string): readonly string[] {
  const said = new Set(text.normalize('NFC').match(/[\p{Script=Devanagari}]+/gu));
  return Object.keys(SPELLED).filter((word) =>
    [...said].some((it) => it.startsWith(word) && it[word.length] !== NUKTA),
  );
}
/** The dot below a letter, which makes it another letter. */
const NUKTA = '\u093c';

describe('words', () => {
  test('that have a plainer name are found in no source', () => {
    const left = ROOTS.flatMap(filesIn).flatMap((file) =>
      found(`${file}\n${readFileSync(file, 'utf8')}`).map(
        (word) => `${file}: say ${PLAINER[word]}, not "${word}"`,
      ),
    );

    expect(left).toEqual([]);
  });

  test.each(['isNobody', 'NOBODY_ASKS', '// Whoever asks', "test('somebody comes')"])(
    'are found in prose and in identifiers: %s',
    (text) => expect(found(text)).toHaveLength(1),
  );

  test('in Hindi are spelled in one way', () => {
    const left = [
      'locales/hi.json',
      ...filesIn('server').filter((file) => file !== DICTIONARY),
    ].flatMap((file) =>
      misspelled(readFileSync(file, 'utf8')).map(
        (word) => `${file}: say ${SPELLED[word]}, not "${word}"`,
      ),
    );

    expect(left).toEqual([]);
  });

  test.each([
    { text: 'कीमत: कम से ज़्यादा', finds: 1 },
    { text: 'क़ीमतें साफ़ दिखती हैं', finds: 0 },
    { text: 'सिर्फ नकद', finds: 2 },
  ])('in Hindi are told apart by the dot below a letter: $text', ({ text, finds }) =>
    expect(misspelled(text)).toHaveLength(finds),
  );
});
