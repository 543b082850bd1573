import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/account/profile/selectors.ts';
import { isProfileUnread } from '#application/account/session/selectors.ts';
import type { VerificationRequest } from '#application/account/verification/machine.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import type { Channel } from '#domain/account/verification-code.ts';
import { config, country } from '#application/shell/storefront/selectors.ts';
import type { Profile } from '#domain/account/profile.ts';
import { useProfileFlows } from '#ui/account/use-profile-flows.ts';
import { useSession } from '#ui/account/use-session.ts';
import { messages as verificationMessages } from '#ui/account/dialogs/verification.messages.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { useFlow, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from './personal-details.messages.ts';
import { ProfileForm } from './profile-form.tsx';

export function PersonalDetails() {
  const flows = useProfileFlows();
  return flows ? (
    <Details flows={flows} />
  ) : (
    <Section title={<FormattedMessage {...messages.title} />}>
      <RowSkeleton />
    </Section>
  );
}

function Details({ flows }: { readonly flows: ProfileFlows }) {
  const flow = useFlow(flows.profile, { input: { country: useStorefront(country) } });
  const profile = useSelector(flow, select.profileOf);
  const isEditing = useSelector(flow, select.isEditing);
  // The form is taller than the text it replaces: without the focus a phone would show the foot of
  // the page.
  const focusFallback = useFocusFallback<HTMLDivElement>(isEditing, (frame) =>
    isEditing ? null : frame.querySelector('button'),
  );
  return (
    <div {...focusFallback}>
      <Section
        title={<FormattedMessage {...messages.title} />}
        action={
          profile && !isEditing ? (
            <Button variant="outline" onClick={() => flow.send({ type: 'profile.edit' })}>
              <Icon name="edit" size="4" />
              <FormattedMessage {...messages.edit} />
            </Button>
          ) : null
        }
      >
        {!profile ? (
          <Unknown flow={flow} />
        ) : isEditing ? (
          <ProfileForm flow={flow} profile={profile} />
        ) : (
          <Known profile={profile} />
        )}
      </Section>
    </div>
  );
}

function Unknown({ flow }: { readonly flow: select.ProfileActor }) {
  return useSession(isProfileUnread) ? (
    <FailureState
      failure={{ kind: 'unreachable', cause: 'server' }}
      retry={() => flow.send({ type: 'profile.retry' })}
    />
  ) : (
    <RowSkeleton />
  );
}

function Known({ profile }: { readonly profile: Profile }) {
  const { email, phone, orderCount, memberDays } = profile;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <Card>
      <Flex gap="4" align="center">
        <Box w={{ base: '16', sm: '24' }} flexShrink="0">
          <Picture src={profile.image ?? ''} alt={name} rounded="full" eager sizes="96px" />
        </Box>
        <Stack gap="1.5" minW="0" w="full" overflowWrap="anywhere">
          <Text fontWeight="semibold" textStyle="lg">
            <bdi>{name}</bdi>
          </Text>
          {email === null ? null : (
            <Contact channel="email" text={email} isVerified={profile.isEmailVerified} />
          )}
          <Contact channel="phone" text={phone} isVerified={profile.isPhoneVerified} />
          <Text color="fg.muted" textStyle="caption">
            <FormattedMessage
              {...messages.facts}
              values={{
                orders: <FormattedMessage {...messages.orders} values={{ count: orderCount }} />,
                member: <FormattedMessage {...messages.member} values={{ days: memberDays }} />,
              }}
            />
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}

type ContactProps = {
  readonly channel: Channel;
  readonly text: string;
  readonly isVerified: boolean;
};

const Contact = ({ channel, text, isVerified }: ContactProps) => (
  <Flex gap="2" align="center" wrap="wrap">
    <PhoneText phone={text} />
    {isVerified ? (
      <Badge tone="success">
        <FormattedMessage {...messages.verified} />
      </Badge>
    ) : (
      <Unverified channel={channel} recipient={text} />
    )}
  </Flex>
);

/** Nothing is offered where no code can be sent. */
function Unverified(request: VerificationRequest) {
  const isAsked = useStorefront(config)?.sendsCodes === true;
  return isAsked ? (
    <>
      <Badge tone="warning">
        <FormattedMessage {...messages.unverified} />
      </Badge>
      <Verify {...request} />
    </>
  ) : null;
}

function Verify(request: VerificationRequest) {
  const { storefront } = useServices();
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={formatMessage(messages[request.channel])}
      onClick={() => storefront.send({ type: 'dialog.open', id: 'verification', request })}
    >
      <FormattedMessage {...verificationMessages.submit} />
    </Button>
  );
}
