import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/design/notice.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from './no-such-page.messages.ts';
import { ProfileSettingsPage } from './profile-settings-page.tsx';

/** Unknown or disabled pages of the profile show a notice above the profile (NAV-14). */
export function NoSuchPage() {
  const asked = useQueryValue('page');
  return (
    <>
      {asked ? (
        <Box maxW="3xl" mb="5">
          <Notice icon="info" title={<FormattedMessage {...messages.title} />}>
            <FormattedMessage {...messages.text} />
          </Notice>
        </Box>
      ) : null}
      <ProfileSettingsPage />
    </>
  );
}
