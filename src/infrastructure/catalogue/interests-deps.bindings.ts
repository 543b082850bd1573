import { CURRENT_SCOPE, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { CATALOGUE_READER, INTEREST_MEMORY } from './bindings.ts';
import type { InterestsDeps } from './interests.api.ts';

export const INTERESTS_DEPS = service((get): InterestsDeps => ({
  http: get(HTTP_CLIENT),
  catalogue: get(CATALOGUE_READER),
  reads: get(READ_MODELS),
  scope: get(CURRENT_SCOPE),
  memory: get(INTEREST_MEMORY),
}));
