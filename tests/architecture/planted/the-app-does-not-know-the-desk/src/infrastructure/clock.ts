import { setClock } from '../../contract/desk.ts';

export const clockPath = setClock.path;
