import '#ui/design/theme/system.ts';
import { pause } from './pause.ts';

// Scripts are evaluated in pieces: what is imported after this waits for it.
await pause();
