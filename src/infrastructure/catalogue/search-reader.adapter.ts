import { CURRENT_SCOPE } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createSearchReader } from './search.api.ts';

export const SEARCH_ADAPTER = service((get) =>
  createSearchReader({ ...get(WIRE), isRental: get(CURRENT_SCOPE).isRental }),
);
