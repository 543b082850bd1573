import { useIntl } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { messages } from '#ui/messaging/entries.messages.ts';

const MAX = 99;

type Props = {
  readonly count: number;
  /** True: inline with text, not at an icon's corner. */
  readonly inline?: boolean;
};

/** Visual only: screen readers get a sentence. */
export function UnreadCount({ count, inline = false }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  if (count === 0) return null;
  return (
    <Badge tone={inline ? 'brand' : 'count'} aria-hidden="true">
      {count > MAX ? formatMessage(messages.many, { most: MAX }) : formatNumber(count)}
    </Badge>
  );
}
