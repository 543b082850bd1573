import { unreadOf } from '#application/messaging/conversations/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** Unread messages; 0 while unknown. */
export const useUnread = (): number =>
  useSelector(useStorefront(storefront.conversations), unreadOf, 0);
