import { FormattedMessage } from 'react-intl';
import * as select from '#application/wishlist/wishlist/heart-selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useHasWishlist, useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { messages } from '#ui/wishlist/wishlist.messages.ts';

export function WishlistMenuEntry() {
  const link = useOverlayLink('drawer', 'wishlist');
  const count = useWishlist(select.countOf, 0);
  if (!useHasWishlist()) return null;
  return (
    <MenuLink {...link} replace>
      <Icon name="heart" />
      <FormattedMessage {...messages.wishlist} values={{ count }} />
    </MenuLink>
  );
}
