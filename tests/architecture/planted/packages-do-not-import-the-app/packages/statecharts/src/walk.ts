import { flows } from '../../../tests/model/flows.ts';
export const walked = flows;
