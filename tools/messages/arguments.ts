import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { textOf, type Catalogue } from './catalogue.ts';

/** Types of ICU arguments: tag, plural or number, select, date, or plain. */
type Argument = 'MessageTag' | 'number' | 'string' | 'Date | number' | 'MessageValue';

/** The arguments of a message by name, as its text uses them. */
export function argumentsOf(text: string): Readonly<Record<string, Argument>> {
  const found: Record<string, Argument> = {};
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const argument = ARGUMENTS.get(element.type) ?? 'MessageValue';
      // A plain argument may be a plural or select argument elsewhere in the text: that type is narrower.
      if (argument !== 'MessageValue' || !(element.value in found)) found[element.value] = argument;
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const { value } of Object.values(element.options)) visit(value);
      }
    }
  };
  visit(parse(text));
  return found;
}

const ARGUMENTS: ReadonlyMap<TYPE, Argument> = new Map([
  [TYPE.tag, 'MessageTag'],
  [TYPE.number, 'number'],
  [TYPE.plural, 'number'],
  [TYPE.select, 'string'],
  [TYPE.date, 'Date | number'],
  [TYPE.time, 'Date | number'],
]);

/** `locales/arguments.d.ts`: the messages with required arguments. */
export function argumentsFile(english: Catalogue): string {
  const lines = Object.entries(english).flatMap(([id, entry]) => {
    const named = Object.entries(argumentsOf(textOf(entry))).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const members = named.map(([name, argument]) => `${name}: ${argument}`);
    return named.length === 0 ? [] : [`    '${id}': { ${members.join('; ')} };`];
  });
  return [
    '/* Written by `npm run messages`. */',
    "type MessageTag = import('react-intl').MessageTag;",
    "type MessageValue = import('react-intl').MessageValue;",
    '',
    'declare namespace FormatjsIntl {',
    '  interface MessageArguments {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}
