import { createLegalQueries } from '#application/shell/legal.queries.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createLegalReader } from './legal.api.ts';

export const LEGAL = service((get) => createLegalQueries(createLegalReader(get(HTTP_CLIENT))));
