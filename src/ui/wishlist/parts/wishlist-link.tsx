import { useIntl } from 'react-intl';
import * as select from '#application/wishlist/wishlist/heart-selectors.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { IconLink } from '#ui/design/icon-button.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useHasWishlist, useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { messages } from '#ui/wishlist/wishlist.messages.ts';

export function WishlistLink() {
  const { formatMessage, formatNumber } = useIntl();
  const link = useOverlayLink('drawer', 'wishlist');
  const count = useWishlist(select.countOf, 0);
  if (!useHasWishlist()) return null;
  return (
    <IconLink {...link} look="outline" aria-label={formatMessage(messages.openWishlist, { count })}>
      <Icon name="heart" />
      {count > 0 ? (
        <Badge tone="count" aria-hidden="true">
          {formatNumber(count)}
        </Badge>
      ) : null}
    </IconLink>
  );
}
