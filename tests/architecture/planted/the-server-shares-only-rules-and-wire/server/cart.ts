import { cart } from '../src/application/cart.ts';
export const route = cart;
