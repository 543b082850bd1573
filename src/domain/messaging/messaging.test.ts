import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { unreadIn } from './conversation.ts';
import {
  charactersLeft,
  isTooLong,
  LONGEST_MESSAGE,
  messageText,
  saysSomething,
} from './message-text.ts';
import { parsePartner, partnerText, SUPPORT, type Partner } from './partner.ts';
import { mergedMessages, newFrom, type Message } from './message.ts';

const said = (number: number, facts: Partial<Message> = {}): Message => ({
  id: id(number),
  isMine: false,
  text: `No. ${number}`,
  images: [],
  isSeen: false,
  at: instant(number),
  order: null,
  letter: null,
  ...facts,
});

test('what is unread is what is unread in each conversation together [CONV-02]', () => {
  expect(unreadIn([{ unread: 2 }, { unread: 3 }])).toBe(5);
  expect(unreadIn([])).toBe(0);
});

describe('a message', () => {
  test.each([
    ['  Hello \r\nthere\t!  ', 'Hello \nthere\t!'],
    ['\u0000a\u0007', 'a'],
    ['pay \u202e001 $\u2066x', 'pay 001 $x'],
    ['<b onclick=alert(1)>', '<b onclick=alert(1)>'],
    ['नमस्ते 👋🏽', 'नमस्ते 👋🏽'],
  ])('is kept as it reads: %j', (typed, kept) => {
    expect(messageText(typed)).toBe(kept);
  });

  test('may have two thousand characters, and no more', () => {
    expect(isTooLong('x'.repeat(LONGEST_MESSAGE))).toBe(false);
    expect(isTooLong('x'.repeat(LONGEST_MESSAGE + 1))).toBe(true);
    expect(charactersLeft(` ${'x'.repeat(1_990)} `)).toBe(10);
  });

  test('needs no words where it shows something [D-84]', () => {
    expect(saysSomething(' \n ', 0)).toBe(false);
    expect(saysSomething('', 1)).toBe(true);
    expect(saysSomething('Hi', 0)).toBe(true);
  });
});

describe('a thread', () => {
  test('holds each message once, oldest first, as it was read last', () => {
    const seen = said(2, { isMine: true, isSeen: true });

    expect(mergedMessages([said(1), said(2, { isMine: true })], [seen, said(3)])).toEqual([
      said(1),
      seen,
      said(3),
    ]);
  });

  test('tells as new what the partner has said since, and nothing of what was there before', () => {
    const messages = [said(1), said(2, { isMine: true }), said(3)];

    expect(newFrom(messages, id(1))).toEqual([said(3)]);
    expect(newFrom(messages, null)).toEqual([]);
  });
});

test.each([
  ['store:4', { kind: 'store', id: 4 }],
  ['courier:100042', { kind: 'courier', id: 100_042 }],
  ['support:0', SUPPORT],
  ['store:0', null],
  ['store:-1', null],
  ['stranger:4', null],
  ['', null],
  [null, null],
])('an address names %s', (text, partner) => {
  expect(parsePartner(text)).toEqual(partner);
  if (partner) expect(partnerText(partner as Partner)).toBe(text);
});
