import { paths } from '#application/kernel/path.ts';
import type { Wallet } from '#application/shell/services.ts';
import type { convertPointsMachine } from '#application/wallet/convert-points/machine.ts';
import { createWalletQueries } from '#application/wallet/wallet.queries.ts';
import { walletByHand } from '#tests/support/fakes/wallet-reader.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { LoyaltyPointsPage } from '#ui/wallet/pages/loyalty-points-page.tsx';

export const view: ViewFixture<typeof convertPointsMachine> = async ({ machine, inspect }) => {
  const config = { wallet: true, loyaltyPoints: true };
  const { app: quiet, AddressBar } = await startApp({ token: 't1', config, inspect });
  const wallet = { reads: createWalletQueries(walletByHand()), convertPoints: machine } as Wallet;
  const app = { ...quiet, wallet: async () => wallet };
  const view = (
    <>
      <LoyaltyPointsPage />
      <ToastsView />
      <AddressBar />
    </>
  );
  return { view, app, path: paths.loyaltyPoints() };
};
