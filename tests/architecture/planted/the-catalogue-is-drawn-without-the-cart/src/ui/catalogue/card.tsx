import { control } from '../cart/control.tsx';
export const card = control;
