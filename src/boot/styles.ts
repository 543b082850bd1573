import '#ui/design/theme/system.ts';
import { yieldToMain } from './yield-to-main.ts';

// Scripts are evaluated in pieces: what is imported after this waits for it.
await yieldToMain();
