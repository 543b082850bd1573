import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  {
    name: 'Chrome on Windows',
    text: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  {
    name: 'Edge on Windows',
    text: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  },
  {
    name: 'Safari on iPhone',
    text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  },
  {
    name: 'Firefox on Android',
    text: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  },
  {
    name: 'Safari on Mac',
    text: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  },
  { name: '', text: 'curl/8.5.0' },
  { name: '', text: undefined },
])('a customer knows their device again as "$name"', ({ name, text }) => {
  expect(deviceName(text)).toBe(name);
});
