import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { paths, type Path } from '#application/kernel/path.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import { convertPointsMachine } from '#application/wallet/convert-points/machine.ts';
import { topUpMachine } from '#application/wallet/top-up/machine.ts';
import { type WalletReader, createWalletQueries } from '#application/wallet/wallet.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aMoneyEntry, aPointEntry, walletByHand } from '#tests/support/fakes/wallet-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { LoyaltyPointsPage } from './loyalty-points-page.tsx';
import { ReferralCodePage } from './referral-code-page.tsx';
import { WalletPage } from './wallet-page.tsx';

const ON: Partial<AppConfig> = { wallet: true, addsFunds: true, loyaltyPoints: true };

type Facts = {
  readonly reader?: Partial<WalletReader>;
  readonly config?: Partial<AppConfig>;
};

async function aWallet(Page: () => React.JSX.Element, path: Path, facts: Facts = {}) {
  const config = { ...ON, ...facts.config };
  const { app: quiet, AddressBar } = await startApp({ token: 't1', config });
  const reader = walletByHand(facts.reader);
  const wallet = {
    reads: createWalletQueries(reader),
    convertPoints: convertPointsMachine,
    topUp: topUpMachine,
  };
  const sharing = {
    ...quiet.sharing,
    copyCode: vi.fn<Sharing['copyCode']>(),
    shareText: vi.fn<Sharing['shareText']>(),
  };
  const app = { ...quiet, sharing, wallet: async () => wallet };
  renderView(
    <>
      <Page />
      <AddressBar />
    </>,
    { app, path },
  );
  return { wallet, sharing, user: userEvent.setup() };
}

describe('the page of the wallet', () => {
  const HISTORY = [
    aMoneyEntry({ id: id(7), kind: 'trip_refund', reference: '300002' }),
    aMoneyEntry({ id: id(6), kind: 'trip_place', reference: '300001', change: dollars(-30) }),
    aMoneyEntry({ id: id(5), kind: 'order_refund', reference: '100042' }),
    aMoneyEntry({ id: id(4), kind: 'order_place', reference: '100041', change: dollars(-12.5) }),
    aMoneyEntry({ id: id(3), kind: 'loyalty_point' }),
    aMoneyEntry({ id: id(2), kind: 'referrer' }),
    aMoneyEntry({ id: id(1), kind: 'add_fund' }),
  ];

  test('shows what there is and how it came, each with its sign and the balance after it (ACC-08, D-46)', async () => {
    await aWallet(WalletPage, paths.wallet(), {
      reader: { history: async () => ok({ rows: HISTORY, total: 7 }) },
    });

    expect(await screen.findByText('$50.00')).toBeVisible();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Refund of trip 300002/) as string,
      expect.stringMatching(/^Paid for trip 300001.*-\$30/) as string,
      expect.stringMatching(
        /^Refund of order 100042.*2026.*\+\$20\.00Balance: \$50\.00$/,
      ) as string,
      expect.stringMatching(/^Paid for order 100041.*-\$12\.50/) as string,
      expect.stringMatching(/^Points converted/) as string,
      expect.stringMatching(/^First order of a friend/) as string,
      expect.stringMatching(/^Money added/) as string,
    ]);
  });

  test('narrows the history and turns its pages, and the address says so (ACC-08, D-46)', async () => {
    const history = vi.fn<WalletReader['history']>(async () => ok({ rows: HISTORY, total: 25 }));
    const { user } = await aWallet(WalletPage, `${paths.wallet()}&list=2` as Path, {
      reader: { history },
    });
    await screen.findByRole('navigation', { name: 'Pages of the history' });
    expect(history).toHaveBeenLastCalledWith('all', 2);

    await user.click(screen.getByRole('button', { name: 'Orders' }));

    expect(await screen.findByRole('button', { name: 'Orders', pressed: true })).toBeVisible();
    expect(history).toHaveBeenLastCalledWith('order', 1);
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await vi.waitFor(() => expect(history).toHaveBeenLastCalledWith('order', 3));
  });

  test('says so where nothing has come yet, and offers no payment that is switched off (ACC-08)', async () => {
    await aWallet(WalletPage, paths.wallet(), {
      config: { addsFunds: false },
      reader: { history: async () => ok({ rows: [], total: 0 }) },
    });

    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add fund' })).not.toBeInTheDocument();
  });

  test('offers to ask again where nothing could be read (ERR-29)', async () => {
    const holdings = vi
      .fn<WalletReader['holdings']>()
      .mockResolvedValueOnce(refuse({ kind: 'unreachable', cause: 'server' }))
      .mockImplementation(walletByHand().holdings);
    const { user } = await aWallet(WalletPage, paths.wallet(), { reader: { holdings } });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('$50.00')).toBeVisible();
  });
});

describe('the page of loyalty points', () => {
  test('shows how many there are, what they are worth and how they came (ACC-10, D-47)', async () => {
    const rows = [
      aPointEntry({ id: id(2), kind: 'point_to_wallet', change: -200, reference: null }),
      aPointEntry(),
    ];
    await aWallet(LoyaltyPointsPage, paths.loyaltyPoints(), {
      reader: { points: async () => ok({ rows, total: 2 }) },
    });

    expect(await screen.findByText('320 points')).toBeVisible();
    expect(screen.getByText('Worth $6.40 in your wallet')).toBeVisible();
    expect(screen.getByText(/100 for every \$100\.00/)).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect((await history.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Converted to wallet money.*-200Balance: 320$/) as string,
      expect.stringMatching(/^Earned with order 100042.*\+24Balance: 320$/) as string,
    ]);
  });

  test('says how many more are needed before any can be converted (ACC-10, D-47)', async () => {
    const holdings = async () => ok({ balance: dollars(0), points: 99, referralCode: null });
    await aWallet(LoyaltyPointsPage, paths.loyaltyPoints(), { reader: { holdings } });

    expect(await screen.findByText('1 more point until you can convert them.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Convert/ })).not.toBeInTheDocument();
  });

  test('offers no money where there is no wallet (ACC-17)', async () => {
    await aWallet(LoyaltyPointsPage, paths.loyaltyPoints(), { config: { wallet: false } });

    expect(await screen.findByText('320 points')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Convert/ })).not.toBeInTheDocument();
  });
});

describe('the page of the referral code', () => {
  test('shows the code to copy and to share, and how it works (ACC-11, D-48)', async () => {
    const { sharing, user } = await aWallet(ReferralCodePage, paths.referralCode());

    expect(await screen.findByText('ASHA2026')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/their first order is delivered, \$5\.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(sharing.copyCode).toHaveBeenCalledExactlyOnceWith('ASHA2026');
    expect(sharing.shareText.mock.lastCall?.[0]).toMatch(
      /^Sign up at Sundry with my code ASHA2026: http/,
    );
  });
});
