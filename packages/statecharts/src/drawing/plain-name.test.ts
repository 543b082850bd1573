import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['actions', 'clearForm', 'forget the form'],
  ['actions', 'setReason', 'keep the reason'],
  ['actions', 'goToAddresses', 'go to the addresses'],
  ['actions', 'begin', 'begin'],
  ['actors', 'watchClock', 'watch the clock'],
  ['guards', 'codeIsTyped', 'the code is typed'],
  ['guards', 'isInCart', 'it is in the cart'],
  ['guards', 'isPaid', 'it is paid'],
  ['events', 'code.send', 'code send'],
])('in %s, %s is read as "%s"', (kind, name, text) => {
  expect(plainName(kind, name)).toBe(text);
});
