import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Contact, PartnerKind } from '#domain/messaging/partner.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { partnerName } from './partner-name.tsx';

const SIGNS: Readonly<Partial<Record<PartnerKind, IconName>>> = {
  courier: 'bike',
  support: 'info',
};

/** Decorative: the name stands beside it. */
export function PartnerPicture({ contact }: { readonly contact: Contact }) {
  const intl = useIntl();
  const sign = SIGNS[contact.partner.kind];
  return (
    <Box w="10" flexShrink="0" aria-hidden="true">
      {sign ? (
        <Box
          display="grid"
          placeItems="center"
          h="10"
          rounded="full"
          bg="brand.subtle"
          color="brand.fg"
        >
          <Icon name={sign} />
        </Box>
      ) : (
        <Picture
          src={contact.picture}
          alt={partnerName(intl, contact)}
          rounded="full"
          sizes="40px"
        />
      )}
    </Box>
  );
}
