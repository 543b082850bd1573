import { Button } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths, type Talk } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';

type Props = { readonly talk: Talk; readonly label: MessageDescriptor };

export const WriteTo = ({ talk, label }: Props) => (
  <Button asChild size="sm" variant="outline" mt="3" data-receipt="without">
    <Link to={paths.inbox(talk)}>
      <Icon name="chat" size="4" />
      <FormattedMessage {...label} />
    </Link>
  </Button>
);
