import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createSessionKeeper } from './api.ts';

export const SESSION_ADAPTER = service((get) =>
  createSessionKeeper(get(HTTP_CLIENT), get(PLATFORM).localStore),
);
