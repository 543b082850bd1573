import { isTripFinal, type TripStatus } from '#domain/rental/trip-status.ts';
import { Badge } from '#ui/design/badge.tsx';
import { textView } from '#ui/design/text-span.tsx';
import { messages } from './trip-status.messages.ts';

export const TripStatusText = textView<{ readonly status: TripStatus }>(({ status }, intl) =>
  intl.formatMessage(messages[status]),
);

const isBad = (status: TripStatus) => status === 'canceled' || status === 'payment_failed';

export function TripStatusBadge({ status }: { readonly status: TripStatus }) {
  const tone = isBad(status) ? 'danger' : isTripFinal(status) ? 'success' : 'warning';
  return (
    <Badge tone={tone}>
      <TripStatusText status={status} />
    </Badge>
  );
}
