import { paths } from '#application/kernel/path.ts';
import type { Wallet } from '#application/shell/services.ts';
import type { topUpMachine } from '#application/wallet/top-up/machine.ts';
import { createWalletQueries } from '#application/wallet/wallet.queries.ts';
import { walletByHand } from '#tests/support/fakes/wallet-reader.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { WalletPage } from '#ui/wallet/pages/wallet-page.tsx';

export const view: ViewFixture<typeof topUpMachine> = async ({ machine, input, inspect }) => {
  const config = { wallet: true, addsFunds: true };
  const { app: quiet, AddressBar } = await startApp({ token: 't1', config, inspect });
  const topUp = machine.provide({
    actions: {
      forgetPayment: () => quiet.navigator.changeQuery({ payment: null }, { replace: true }),
    },
  });
  const wallet = { reads: createWalletQueries(walletByHand()), topUp } as Wallet;
  const app = { ...quiet, wallet: async () => wallet };
  const view = (
    <>
      <WalletPage />
      <AddressBar />
    </>
  );
  const { payment } = input;
  const path = payment ? `${paths.wallet()}&payment=${payment}` : paths.wallet();
  return { view, app, path };
};
