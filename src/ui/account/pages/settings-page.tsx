import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/own-data/selectors.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { DeleteAccountDialog } from '#ui/account/dialogs/delete-account-dialog.tsx';
import { useProfileFlows } from '#ui/account/use-profile-flows.ts';
import { Devices } from '#ui/account/parts/devices.tsx';
import { messages as devicesMessages } from '#ui/account/parts/devices.messages.ts';
import { NotificationSwitch } from '#ui/account/parts/notification-switch.tsx';
import { messages as switchMessages } from '#ui/account/parts/notification-switch.messages.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Entries } from '#ui/kernel/entries.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './settings-page.messages.ts';
import { messages as titles } from './titles.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

export function SettingsPage() {
  const flows = useProfileFlows();
  return (
    <Stack maxW="3xl" gap="8">
      <Heading as="h1" size="lg">
        <FormattedMessage {...titles.settings} />
      </Heading>
      <Section title={<FormattedMessage {...messages.app} />}>
        <Card>
          <Entries slot="settings" />
        </Card>
      </Section>
      <Section title={<FormattedMessage {...switchMessages.title} />}>
        {flows ? <NotificationSwitch flows={flows} /> : <RowSkeleton />}
      </Section>
      <Section title={<FormattedMessage {...devicesMessages.title} />}>
        {flows ? <Devices flows={flows} /> : <RowSkeleton />}
      </Section>
      <Section title={<FormattedMessage {...messages.account} />}>
        {flows ? <OwnData flows={flows} /> : <RowSkeleton />}
      </Section>
    </Stack>
  );
}

export function OwnData({ flows }: { readonly flows: ProfileFlows }) {
  const flow = useFlow(flows.ownData, {});
  const exporting = useSelector(flow, select.isExporting);
  return (
    <Stack gap="3">
      <Offer
        title={<FormattedMessage {...messages.exportTitle} />}
        text={<FormattedMessage {...messages.exportText} />}
        action={
          <Button
            variant="outline"
            loading={exporting}
            onClick={() => flow.send({ type: 'data.export' })}
          >
            <FormattedMessage {...messages.export} />
          </Button>
        }
      />
      <Offer
        title={<FormattedMessage {...messages.deleteTitle} />}
        text={<FormattedMessage {...messages.deleteText} />}
        action={
          <Button
            variant="outline"
            colorPalette="danger"
            disabled={exporting}
            onClick={() => flow.send({ type: 'account.delete' })}
          >
            <Icon name="trash" size="4" />
            <FormattedMessage {...messages.delete} />
          </Button>
        }
      />
      <DeleteAccountDialog flow={flow} />
    </Stack>
  );
}

type OfferProps = Readonly<Record<'title' | 'text' | 'action', Elements>>;

const Offer = ({ title, text, action }: OfferProps) => (
  <Card>
    <Flex
      gap="4"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'stretch', sm: 'center' }}
    >
      <Stack gap="1" flex="1">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Stack>
      {action}
    </Flex>
  </Card>
);
