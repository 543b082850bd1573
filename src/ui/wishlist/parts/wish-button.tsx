import { useIntl } from 'react-intl';
import * as select from '#application/wishlist/wishlist/heart-selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import type { DrawHeart, Heart } from '#ui/kernel/hearts.ts';
import { useSendToWishlist, useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { messages } from '#ui/wishlist/wishlist.messages.ts';

/** Toggles optimistically. */
export function WishButton({ kind, id, name, look = 'card' }: Heart) {
  const { formatMessage } = useIntl();
  const send = useSendToWishlist();
  const wish = { kind, id };
  const isWished = useWishlist(select.isWished(wish), false);
  return (
    <IconButton
      size={look === 'card' ? 'sm' : 'md'}
      look={look}
      aria-pressed={isWished}
      aria-label={formatMessage(messages.wish, { name })}
      onClick={() => send({ type: 'wish.toggle', wish })}
    >
      <Icon name={isWished ? 'heartFull' : 'heart'} />
    </IconButton>
  );
}

export const wishButton: DrawHeart = (heart) => <WishButton {...heart} />;
