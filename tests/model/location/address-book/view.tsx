import { paths } from '#application/kernel/path.ts';
import type { addressBookMachine } from '#application/location/address-book/machine.ts';
import type { Addresses } from '#application/shell/services.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { MyAddresses } from '#ui/location/parts/my-addresses.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { HOME } from './flow.ts';

export const view: ViewFixture<typeof addressBookMachine> = async ({ machine, inspect }) => {
  const { app: quiet } = await startApp({ savedAddresses: [HOME], token: 't1', inspect });
  const app = { ...quiet, addresses: async () => ({ addressBook: machine }) as Addresses };
  const view = (
    <>
      <MyAddresses />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.profileSettings() };
};
