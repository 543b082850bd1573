import { ContainerModule } from 'inversify';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const CHOOSE_MODULE_MACHINE = token<typeof chooseModuleMachine>('ChooseModuleMachine');
export const CATALOGUE_READER = token<CatalogueReader>('CatalogueReader');

/** Which adapter answers which port of this module. */
export const catalogueBindings = new ContainerModule(({ bind }) => {
  bind(CHOOSE_MODULE_MACHINE).toConstantValue(chooseModuleMachine);
  bind(CATALOGUE_READER).toConstantValue({} as CatalogueReader);
});
