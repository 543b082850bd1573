import { ContainerModule } from 'inversify';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { EDGES, HTTP_CLIENT, STOREFRONT } from '#infrastructure/kernel/kernel.bindings.ts';
import { currencyOf, type StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpCatalogueReader } from './http-catalogue-reader.adapter.ts';

export const CHOOSE_MODULE_MACHINE = token<typeof chooseModuleMachine>('ChooseModuleMachine');
export const CATALOGUE_READER = token<CatalogueReader>('CatalogueReader');

/** Which adapter answers which port of this module. */
export const catalogueBindings = new ContainerModule(({ bind }) => {
  bind(CHOOSE_MODULE_MACHINE).toConstantValue(chooseModuleMachine);
  bind(CATALOGUE_READER)
    .toResolvedValue(
      (http: HttpClient, storefront: StorefrontHandle, { report = () => {} }: Edges) =>
        createHttpCatalogueReader({ http, currency: () => currencyOf(storefront), report }),
      [HTTP_CLIENT, STOREFRONT, EDGES],
    )
    .inSingletonScope();
});
