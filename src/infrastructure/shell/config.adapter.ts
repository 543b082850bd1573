import { PLATFORM, SERVER_CLOCK } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createConfigReader } from './api.ts';

export const CONFIG_ADAPTER = service((get) =>
  createConfigReader(get(HTTP_CLIENT), get(SERVER_CLOCK), get(PLATFORM).report),
);
