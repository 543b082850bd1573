import '#ui/app.tsx';
import { yieldToMain } from './yield-to-main.ts';

await yieldToMain();
