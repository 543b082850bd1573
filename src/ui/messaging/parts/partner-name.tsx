import { useIntl, type IntlShape } from 'react-intl';
import type { Contact } from '#domain/messaging/partner.ts';
import { messages } from '#ui/messaging/inbox.messages.ts';

/** Couriers are named by their order. */
export function partnerName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { partner, name }: Contact,
): string {
  if (partner.kind === 'courier') return formatMessage(messages.courierOf, { order: partner.id });
  return partner.kind === 'support' ? formatMessage(messages.support) : name;
}

export const PartnerName = ({ contact }: { readonly contact: Contact }) => (
  <bdi>{partnerName(useIntl(), contact)}</bdi>
);
