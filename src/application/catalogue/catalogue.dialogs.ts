import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import type {
  chooseModuleMachine,
  ModuleRequest,
} from '#application/catalogue/choose-module/machine.ts';

export const catalogueDialogs = {
  chooseModule: dialog<typeof chooseModuleMachine>()(
    ({ module }: DialogFacts, request: ModuleRequest) => ({
      ...request,
      current: module,
    }),
  ),
};
