import { createLegalQueries } from '#application/shell/legal.queries.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createLegalReader } from './legal.api.ts';

export const LEGAL = service((get) => createLegalQueries(createLegalReader(get(HTTP_CLIENT))));
