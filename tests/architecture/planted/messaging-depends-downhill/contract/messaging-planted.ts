export { planted } from './shell.ts';
