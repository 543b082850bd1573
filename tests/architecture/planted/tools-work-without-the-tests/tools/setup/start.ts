import { data } from '../../tests/support/data.ts';
export const started = data;
