import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages } from '#ui/shell/shell.messages.ts';
import { messages as titles } from './titles.messages.ts';

export function NotFoundPage() {
  return (
    <EmptyState
      level="h1"
      art="search"
      title={<FormattedMessage {...titles.notFound} />}
      text={<FormattedMessage {...messages.notFoundText} />}
      action={
        <Button asChild>
          <Link to={paths.home()}>
            <FormattedMessage {...messages.backHome} />
          </Link>
        </Button>
      }
    />
  );
}
