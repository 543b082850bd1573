import { client } from '../infrastructure/client.ts';
export const placeOrder = client;
