import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/messaging/entries.messages.ts';
import { useUnread } from '#ui/messaging/use-unread.ts';
import { UnreadCount } from './unread-count.tsx';

export function UnreadBadge() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <>
      <UnreadCount count={count} inline />
      <VisuallyHidden>
        <FormattedMessage {...messages.unread} values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
