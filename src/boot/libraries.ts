import 'react-dom/client';
import { yieldToMain } from './yield-to-main.ts';

await yieldToMain();
