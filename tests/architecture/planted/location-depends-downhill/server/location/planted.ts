export { planted } from '../cart/planted.ts';
