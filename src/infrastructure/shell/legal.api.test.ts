import { describe, expect, test } from 'vitest';
import { toLegalText } from './legal.api.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });

describe('a text of the owner', () => {
  test('is read part by part', () => {
    expect(
      toLegalText(
        '<h2>Orders</h2><p>You may <b>cancel</b>.</p><ul><li>At once</li><li>Later</li></ul>',
      ),
    ).toEqual([
      { kind: 'heading', text: 'Orders' },
      paragraph('You may cancel.'),
      { kind: 'entry', text: 'At once' },
      { kind: 'entry', text: 'Later' },
    ]);
  });

  test.each([
    { markup: 'Plain words.\n\nIn two parts.', parts: ['Plain words.', 'In two parts.'] },
    { markup: 'One line<br>and another', parts: ['One line', 'and another'] },
    { markup: 'Before<p>Within</p>after', parts: ['Before', 'Within', 'after'] },
    { markup: '<p>Never closed', parts: ['Never closed'] },
    { markup: '<p> </p><div></div>', parts: [] },
    { markup: '', parts: [] },
    {
      markup: 'Salt &amp; pepper, 5 &lt; 6, &#8377;5&nbsp;&#x20b9;6',
      parts: ['Salt & pepper, 5 < 6, ₹5 ₹6'],
    },
    { markup: '&nosuch; &#99999999; a < b', parts: ['&nosuch; &#99999999; a < b'] },
  ])('$markup is $parts', ({ markup, parts }) => {
    expect(toLegalText(markup).map(({ text }) => text)).toEqual(parts);
  });

  test.each([
    '<script>alert(1)</script><p>Words</p>',
    '<style>p{color:red}</style><p>Words</p>',
    '<p onclick="alert(1)">Words</p>',
    '<p><img src=x onerror="alert(1)">Words</p>',
    '<!-- alert(1) --><p>Words</p>',
    '<p>Words</p><script>alert(1)',
  ])('brings nothing but its words: %s', (markup) => {
    expect(toLegalText(markup)).toEqual([paragraph('Words')]);
  });

  test('that is written to look like a tag stays words', () => {
    expect(toLegalText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
      paragraph('<script>alert(1)</script>'),
    ]);
  });

  test('of a hundred thousand signs without an end is read at once', () => {
    expect(toLegalText('<p'.repeat(50_000))).toHaveLength(1);
    expect(toLegalText('<script>'.repeat(10_000))).toEqual([]);
  });
});
