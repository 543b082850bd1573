import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import type { Provider } from '#domain/rental/provider.ts';
import { openingOnCard } from '#ui/catalogue/parts/opening-text.ts';
import type { StoreCardView } from '#ui/catalogue/parts/store-card.tsx';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { messages } from './pages/provider.messages.ts';

export function useProviderCards(): (provider: Provider) => StoreCardView {
  const intl = useIntl();
  const now = useWallTime();
  return useCallback(
    (provider) => ({
      href: paths.provider(provider.id),
      name: provider.name,
      cover: provider.cover,
      rating:
        provider.ratingCount > 0 ? { rating: provider.rating, count: provider.ratingCount } : null,
      facts: [
        { text: intl.formatMessage(messages.vehicleCount, { count: provider.vehicleCount }) },
      ],
      ...(now === null ? { closed: null, hours: null } : openingOnCard(intl, provider, now)),
      discount: provider.discount
        ? intl.formatMessage(messages.discount, { percent: toPercent(provider.discount.share) })
        : null,
    }),
    [intl, now],
  );
}
