export { planted } from './cart.ts';
