import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/design/notice.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from './no-such-page.messages.ts';
import { ProfileSettingsPage } from './profile-settings-page.tsx';

/** For pages of the profile that are not here, or switched off: says so, and shows the profile instead (NAV-14). */
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
