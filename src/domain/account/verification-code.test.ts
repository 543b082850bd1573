import { expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseCode } from './verification-code.ts';

test.each([
  { text: '012345', result: ok('012345'), because: 'it may begin with a nought' },
  { text: ' 012 345\n', result: ok('012345'), because: 'it is pasted from a message' },
  { text: '012-345', result: ok('012345'), because: 'some write it so' },
  { text: ' ', result: refuse('missing'), because: 'nothing was typed' },
  { text: '01234', result: refuse('malformed'), because: 'a digit is missing' },
  { text: '0123456', result: refuse('malformed'), because: 'there is one too many' },
  { text: '01234a', result: refuse('malformed'), because: 'letters are in no code' },
])('the code "$text" is read as $result, because $because (D-41)', ({ text, result }) => {
  expect(parseCode(text)).toEqual(result);
});
