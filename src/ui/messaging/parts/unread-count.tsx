import { useIntl } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { messages } from '#ui/messaging/entries.messages.ts';

const MAX = 99;

type Props = {
  readonly count: number;
  /** Beside words, and not on the corner of a sign. */
  readonly inline?: boolean;
};

/** A number for the eye: those who hear are told in words. */
export function UnreadCount({ count, inline = false }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  if (count === 0) return null;
  return (
    <Badge tone={inline ? 'brand' : 'count'} aria-hidden="true">
      {count > MAX ? formatMessage(messages.many, { most: MAX }) : formatNumber(count)}
    </Badge>
  );
}
