import { row } from '../../contract/row.ts';
export const view = row;
