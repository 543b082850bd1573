import { Button } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { messages } from '#ui/rental/rental.messages.ts';

type Props = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

export const Missing = ({ title, text }: Props) => (
  <EmptyState
    level="h1"
    art="rental"
    title={<FormattedMessage {...title} />}
    text={<FormattedMessage {...text} />}
    action={
      <Button asChild>
        <Link to={paths.vehicleSearch()}>
          <FormattedMessage {...messages.seeAll} />
        </Link>
      </Button>
    }
  />
);
