import { expect, test } from 'vitest';
import { hashOfScreen } from './shown.ts';

const screen = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  return hashOfScreen({ phone: text, desktop: text });
};
const BUTTON = '<button class="css-a1">Yes</button>';
const RED = '.css-a1{color:red;flex:1;}';

test('screens are equal when only the order of rules, or within them, differs', () => {
  const one = screen(RED, '@media print{.css-a1{color:black;}}', BUTTON);
  const other = BUTTON.replace('css-a1', 'css-b2');

  expect(screen('@media print{.css-b2{color:black;}}', '.css-b2{flex:1;color:red;}', other)).toBe(
    one,
  );
});

test('screens differ when a text, a style or a common rule does', () => {
  const one = screen(RED, ':root{--red:#f00;}', BUTTON);

  expect(screen(RED, ':root{--red:#f00;}', BUTTON.replace('Yes', 'No'))).not.toBe(one);
  expect(screen(RED.replace('red', 'blue'), ':root{--red:#f00;}', BUTTON)).not.toBe(one);
  expect(screen(RED, ':root{--red:#e00;}', BUTTON)).not.toBe(one);
});
