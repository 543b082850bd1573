import { rows } from '../../server/rows.ts';
export const page = rows;
