import { client } from '../infrastructure/client.ts';
export const button = client;
