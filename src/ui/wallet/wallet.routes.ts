import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

/** These pages stand in the profile. */
export const walletRoutes = defineRoutes({
  wallet: {
    title: messages.wallet,
    needs: 'customer',
    profileIcon: 'wallet',
    view: lazyView(async () => (await import('./pages/wallet-page.tsx')).WalletPage),
  },
  loyaltyPoints: {
    title: messages.loyaltyPoints,
    needs: 'customer',
    profileIcon: 'star',
    view: lazyView(async () => (await import('./pages/loyalty-points-page.tsx')).LoyaltyPointsPage),
  },
  referralCode: {
    title: messages.referralCode,
    needs: 'customer',
    profileIcon: 'gift',
    view: lazyView(async () => (await import('./pages/referral-code-page.tsx')).ReferralCodePage),
  },
});
