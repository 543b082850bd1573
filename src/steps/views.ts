import '#ui/app.tsx';
import { pause } from './pause.ts';

await pause();
