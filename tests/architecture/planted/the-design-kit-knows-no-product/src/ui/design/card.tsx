import { cart } from '../cart/cart.tsx';
export const card = cart;
