import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import type {
  chooseModuleMachine,
  ModuleRequest,
} from '#application/catalogue/choose-module/machine.ts';

/** The dialogs of this module, by the id that opens them. */
export const catalogueDialogs = {
  chooseModule: dialog<typeof chooseModuleMachine>()(
    ({ module }: DialogFacts, request: ModuleRequest) => ({
      ...request,
      current: module,
    }),
  ),
};
