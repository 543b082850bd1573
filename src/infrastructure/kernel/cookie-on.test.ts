import { expect, test } from 'vitest';
import { cookieOn } from './place-cookie.ts';

test.each([
  { protocol: 'https:', written: 'place=1; path=/; Secure' },
  { protocol: 'http:', written: 'place=1; path=/' },
])('a cookie of a page by $protocol is "$written"', ({ protocol, written }) => {
  expect(cookieOn({ protocol }, 'place=1; path=/')).toBe(written);
});
