import '../composition-root.ts';
import { yieldToMain } from './yield-to-main.ts';

await yieldToMain();
