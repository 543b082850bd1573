import { yieldToMain } from './yield-to-main.ts';

// The first formatter of a page takes a phone a moment. Created here, it does not delay reading the settings.
void new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
await yieldToMain();
