import { useIntl } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconLink } from '#ui/design/icon-button.tsx';
import { messages } from '#ui/messaging/entries.messages.ts';
import { useUnread } from '#ui/messaging/use-unread.ts';
import { UnreadCount } from './unread-count.tsx';

export function InboxLink() {
  const { formatMessage } = useIntl();
  const count = useUnread();
  if (!useSession(isSignedIn)) return null;
  return (
    <IconLink
      to={paths.inbox()}
      look="outline"
      aria-label={formatMessage(messages.open, { count })}
    >
      <Icon name="chat" />
      <UnreadCount count={count} />
    </IconLink>
  );
}
