import { view } from '../ui/view.tsx';
export const map = view;
