import { expect, test } from 'vitest';
import { drawn, html } from './html.ts';

test('words are shown as they are, and never become markup', () => {
  expect(html`<p title="${'"a"'}">${'<b> & co'}</p>`.html).toBe(
    '<p title="&quot;a&quot;">&lt;b&gt; &amp; co</p>',
  );
});

test('markup within markup stays markup', () => {
  const words = ['one', 'two'].map((word) => html`<b>${word}</b>`);
  expect(html`<p>${words}${drawn('<i></i>')}${null}</p>`.html).toBe(
    '<p><b>one</b><b>two</b><i></i></p>',
  );
});
