import { createLegalQueries } from '#application/shell/legal.queries.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createHttpLegalReader } from './http-legal-reader.adapter.ts';

export const LEGAL = service((get) => createLegalQueries(createHttpLegalReader(get(HTTP_CLIENT))));
