import { flow } from '../model/flow.ts';
export const built = flow;
