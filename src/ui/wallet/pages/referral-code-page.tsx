import { Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { WalletFrame, type Known } from '#ui/wallet/parts/wallet-frame.tsx';
import { messages } from './referral-code.messages.ts';
import { messages as titles } from './titles.messages.ts';

export const ReferralCodePage = () => (
  <WalletFrame title={titles.referralCode}>
    {(known) =>
      known.holdings.referralCode ? (
        <>
          <Code {...known} code={known.holdings.referralCode} />
          <HowItWorks {...known} />
        </>
      ) : (
        <EmptyState art="gift" title={<FormattedMessage {...messages.none} />} />
      )
    }
  </WalletFrame>
);

function Code({ config, code }: Known & { readonly code: string }) {
  const { formatMessage } = useIntl();
  const { sharing } = useServices();
  const link = globalThis.location.origin + paths.landing();
  const text = formatMessage(messages.text, { shop: config.name, code, link });
  return (
    <Stack gap="4">
      <Text>
        <FormattedMessage
          {...messages.lead}
          values={{ amount: <MoneyText amount={config.referralCredit} /> }}
        />
      </Text>
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        wrap="wrap"
        p="5"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="brand.solid"
        borderRadius="2xl"
      >
        <Stack gap="1">
          <Text textStyle="label" color="fg.muted">
            <FormattedMessage {...messages.yourCode} />
          </Text>
          <Text textStyle="title" letterSpacing="wide" overflowWrap="anywhere">
            <bdi>{code}</bdi>
          </Text>
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => sharing.copyCode(code)}>
            <Icon name="copy" size="4" />
            <FormattedMessage {...controls.copy} />
          </Button>
          <Button onClick={() => sharing.shareText(text)}>
            <Icon name="share" size="4" />
            <FormattedMessage {...messages.share} />
          </Button>
        </Flex>
      </Flex>
    </Stack>
  );
}

const HowItWorks = ({ config }: Pick<Known, 'config'>) => (
  <Section title={<FormattedMessage {...controls.howItWorks} />}>
    <List.Root as="ol" ps="5" gap="2" listStyleType="decimal">
      <List.Item>
        <FormattedMessage {...messages.first} />
      </List.Item>
      <List.Item>
        <FormattedMessage {...messages.second} />
      </List.Item>
      <List.Item>
        <FormattedMessage
          {...messages.third}
          values={{ amount: <MoneyText amount={config.referralCredit} /> }}
        />
      </List.Item>
    </List.Root>
  </Section>
);
