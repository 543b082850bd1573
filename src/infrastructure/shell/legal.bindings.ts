import { ContainerModule } from 'inversify';
import type { LegalReader } from '#application/shell/legal-reader.port.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpLegalReader } from './http-legal-reader.adapter.ts';

export const LEGAL_READER = token<LegalReader>('LegalReader');

export const legalBindings = new ContainerModule(({ bind }) => {
  bind(LEGAL_READER).toResolvedValue(createHttpLegalReader, [HTTP_CLIENT]);
});
