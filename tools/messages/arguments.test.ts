import { expect, test } from 'vitest';
import { argumentsFile, argumentsOf } from './arguments.ts';

test('a message has to be given what its words name, wherever they name it', () => {
  const text =
    '{name} has {count, plural, one {<b>one</b> of {kind, select, car {cars} other {{kind}}}} other {#}} since {day, date, short}';

  expect(argumentsOf(text)).toEqual({
    name: 'MessageValue',
    count: 'number',
    b: 'MessageTag',
    kind: 'string',
    day: 'Date | number',
  });
});

test('only messages that name something are written down', () => {
  const file = argumentsFile({ 'a.plain': 'Plain', 'a.named': { defaultMessage: 'Hi, {name}' } });

  expect(file).toContain("    'a.named': { name: MessageValue };");
  expect(file).not.toContain('a.plain');
});
