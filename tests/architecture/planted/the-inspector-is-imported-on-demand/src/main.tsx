import { entry } from '../tools/inspector/entry/entry.tsx';
export const page = entry;
