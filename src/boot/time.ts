import { yieldToMain } from './yield-to-main.ts';

// The first formatter of a page takes a phone a moment. Made here, it is not made while the settings are read.
void new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
await yieldToMain();
