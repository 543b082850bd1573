import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { profileOf } from '#application/account/session.selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { messages } from './personal-details.messages.ts';

/** Who the customer is to us. */
export function PersonalDetails() {
  const profile = useSession(profileOf);
  return (
    <Section title={<FormattedMessage {...messages.title} />}>
      {profile ? (
        <Card>
          <Stack gap="1" overflowWrap="anywhere">
            <Text fontWeight="semibold">
              <bdi>{`${profile.firstName} ${profile.lastName}`.trim()}</bdi>
            </Text>
            {profile.email === null ? null : (
              <Text color="fg.muted">
                <bdi>{profile.email}</bdi>
              </Text>
            )}
            <Text color="fg.muted">
              <bdi>{profile.phone}</bdi>
            </Text>
          </Stack>
        </Card>
      ) : (
        <RowSkeleton />
      )}
    </Section>
  );
}
