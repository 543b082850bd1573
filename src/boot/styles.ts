import '#ui/design/theme/system.ts';
import { yieldToMain } from './yield-to-main.ts';

// Scripts are evaluated in pieces: later imports wait for this.
await yieldToMain();
