export { planted } from '../catalogue/planted.ts';
