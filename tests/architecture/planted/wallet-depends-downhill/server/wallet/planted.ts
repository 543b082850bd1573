export { planted } from '../ordering/planted.ts';
