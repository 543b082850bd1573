import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PersonalDetails } from '#ui/account/parts/personal-details.tsx';
import { Entries } from '#ui/kernel/entries.tsx';
import { messages as titles } from './titles.messages.ts';

export const ProfileSettingsPage = () => (
  <Stack maxW="3xl" gap="8">
    <Heading as="h1" size="lg">
      <FormattedMessage {...titles.profile} />
    </Heading>
    <PersonalDetails />
    <Entries slot="profile" />
  </Stack>
);
