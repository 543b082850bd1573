import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { messages } from './profile-page.messages.ts';
import { messages as titles } from './titles.messages.ts';

/** For pages of the profile that are not here: what is here instead. */
export function ProfilePage() {
  return (
    <EmptyState
      level="h1"
      art="user"
      title={<FormattedMessage {...titles.profile} />}
      text={<FormattedMessage {...messages.missingText} />}
      action={
        <Button asChild>
          <Link to={paths.myOrders()}>
            <FormattedMessage {...messages.toMyOrders} />
          </Link>
        </Button>
      }
    />
  );
}
