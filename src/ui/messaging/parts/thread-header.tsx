import { Box, Heading, HStack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Contact } from '#domain/messaging/partner.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconLink } from '#ui/design/icon-button.tsx';
import { messages } from '#ui/messaging/thread.messages.ts';
import { useInboxAddress } from '#ui/messaging/use-inbox-address.ts';
import { PartnerName } from './partner-name.tsx';
import { PartnerPicture } from './partner-picture.tsx';

export function ThreadHeader({ contact }: { readonly contact: Contact }) {
  const { formatMessage } = useIntl();
  const { to } = useInboxAddress();
  return (
    <HStack gap="3" pb="3" borderBottomWidth="1px">
      <Box hideFrom="lg">
        <IconLink to={to(null)} aria-label={formatMessage(messages.back)}>
          <Icon name="chevronStart" />
        </IconLink>
      </Box>
      <PartnerPicture contact={contact} />
      <Heading as="h2" size="md" truncate>
        <PartnerName contact={contact} />
      </Heading>
    </HStack>
  );
}
