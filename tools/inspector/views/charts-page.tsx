import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddress } from '#ui/kernel/use-address.ts';
import type { TabSnapshot } from '#tools/inspector/core/tab-snapshot.ts';
import type { DrawnFlow, Language } from '@sundry/statecharts/log';
import type { Inspector } from '#tools/inspector/core/inspector.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { ThemeButton } from '#ui/shell/parts/theme-button.tsx';
import { messages } from './charts.messages.ts';
import { FlowList } from './flow-list.tsx';
import { FlowPanel } from './flow-panel.tsx';
import {
  InspectorProvider,
  LanguageProvider,
  shownIn,
  useInspector,
  useTabs,
  useTelling,
} from './inspector-context.tsx';
import { FindPanel } from './find-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { loadChartsMessages } from './load-charts-messages.ts';
import { LogPanel } from './log-panel.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { AppTabsBar } from './app-tabs-bar.tsx';
import { MessagesProvider } from '#ui/kernel/messages-provider.tsx';

type Props = { readonly open: () => Promise<Inspector> };

/** The live inspector: the machines of the running app, for developers and reviewers. */
export function ChartsPage({ open }: Props) {
  const inspector = use(open());
  const { locale, messages: spoken } = useIntl();
  const words = use(loadChartsMessages(locale));
  const [language, speak] = useState<Language>('words');
  const all = { ...(spoken as typeof words), ...words };
  return (
    <MessagesProvider locale={locale} messages={all}>
      <InspectorProvider value={inspector}>
        <LanguageProvider value={language}>
          <Inspected speak={speak} />
        </LanguageProvider>
      </InspectorProvider>
    </MessagesProvider>
  );
}

function Inspected({ speak }: { readonly speak: (language: Language) => void }) {
  const { drawnFlows, tabs } = useInspector();
  const tabSnapshots = useTabs();
  const { query } = useAddress();
  const [chosen, choose] = useState<string | null>(null);
  const tabSnapshot =
    tabSnapshots.find(({ tab }) => tab === chosen) ?? mostTelling(tabSnapshots, tabs.own);
  const drawnFlow =
    drawnFlows.find(({ name }) => name === query.get('flow')) ?? firstOf(drawnFlows);
  const tell = useTelling(drawnFlow ?? null);
  if (!tabSnapshot || !drawnFlow) return null;
  const shown = shownIn(tabSnapshot, drawnFlow);
  return (
    <Box minH="100vh">
      <PageHead speak={speak} />
      <Flex
        as="main"
        maxW="96rem"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="5"
        gap={{ base: '5', lg: '8' }}
        direction={{ base: 'column', lg: 'row' }}
      >
        <Stack w={{ lg: '64' }} flexShrink="0" gap="4">
          <AppTabsBar tabSnapshots={tabSnapshots} tabSnapshot={tabSnapshot} choose={choose} />
          <FindPanel />
          <FlowList tabSnapshot={tabSnapshot} current={drawnFlow} />
        </Stack>
        <Stack flex="1" minW="0" gap="8">
          <VisuallyHidden role="status">
            {shown.actor ? (
              <FormattedMessage
                {...messages.announce}
                values={{ flow: drawnFlow.name, state: tell.configuration(shown.actor.states) }}
              />
            ) : null}
          </VisuallyHidden>
          <FlowPanel key={drawnFlow.name} shown={shown} asked={query.get('state')} />
          <LogPanel shown={shown} />
          <ReplayPanel shown={shown} />
        </Stack>
      </Flex>
    </Box>
  );
}

function PageHead({ speak }: { readonly speak: (language: Language) => void }) {
  return (
    <Box as="header" borderBottomWidth="1px" borderColor="border" bg="bg.panel">
      <HStack
        maxW="96rem"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="3"
        gap="4"
        justify="space-between"
        align="start"
      >
        <Box>
          <Heading as="h1" size="md">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Text color="fg.muted" textStyle="caption">
            <FormattedMessage {...messages.lead} />
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap" justify="end">
          <LanguageSwitch speak={speak} />
          <ThemeButton />
        </HStack>
      </HStack>
    </Box>
  );
}

/** A developer who opens the inspector beside the app looks for the app's tab, not the inspector's. */
const mostTelling = (tabSnapshots: readonly TabSnapshot[], own: string): TabSnapshot | undefined =>
  tabSnapshots.find(({ tab }) => tab !== own) ?? tabSnapshots[0];

const firstOf = (drawnFlows: readonly DrawnFlow[]): DrawnFlow | undefined =>
  drawnFlows.find(({ name }) => name === 'shell/storefront') ?? drawnFlows[0];
