import '../composition-root.ts';
import { pause } from './pause.ts';

await pause();
