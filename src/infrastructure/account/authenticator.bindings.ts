import { ContainerModule } from 'inversify';
import type { Authenticator } from '#application/account/authenticator.port.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpAuthenticator } from './http-authenticator.adapter.ts';

export const AUTHENTICATOR = token<Authenticator>('Authenticator');

export const authenticatorBindings = new ContainerModule(({ bind }) => {
  bind(AUTHENTICATOR).toResolvedValue(createHttpAuthenticator, [HTTP_CLIENT]);
});
