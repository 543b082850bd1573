export { planted } from '../shell/planted.ts';
