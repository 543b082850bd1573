import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createStreetMap } from './street-map.ts';

export const STREET_MAP_ADAPTER = service((get) => createStreetMap(get(PLATFORM).fetch));
