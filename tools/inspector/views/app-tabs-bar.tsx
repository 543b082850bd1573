import { Button, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import type { TabSnapshot } from '#tools/inspector/core/tab-snapshot.ts';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from './charts.messages.ts';
import { useInspector } from './inspector-context.tsx';

type Props = {
  readonly tabSnapshots: readonly TabSnapshot[];
  readonly tabSnapshot: TabSnapshot;
  readonly choose: (tab: string) => void;
};

/** Selects a tab of the app; with a single tab, offers to open another. */
export function AppTabsBar({ tabSnapshots, tabSnapshot, choose }: Props) {
  const { tabs } = useInspector();
  const { formatMessage } = useIntl();
  const label = useId();
  const nameOf = ({ tab, page }: TabSnapshot) =>
    formatMessage(tab === tabs.own ? messages.thisTab : messages.otherTab, { page });
  return (
    <Stack gap="3">
      {tabSnapshots.length > 1 ? (
        <Stack gap="1">
          <Text as="label" id={label} textStyle="label" fontWeight="semibold">
            <FormattedMessage {...messages.tab} />
          </Text>
          <NativeSelect.Root>
            <NativeSelect.Field
              aria-labelledby={label}
              value={tabSnapshot.tab}
              onChange={({ target }) => choose(target.value)}
            >
              {tabSnapshots.map((one) => (
                <option key={one.tab} value={one.tab}>
                  {nameOf(one)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Stack>
      ) : (
        <Stack gap="3" bg="warning.subtle" color="warning.fg" borderRadius="xl" p="4">
          <Text>
            <FormattedMessage {...messages.alone} />
          </Text>
          <Button variant="outline" alignSelf="start" onClick={tabs.open}>
            <Icon name="external" size="4" />
            <FormattedMessage {...messages.openApp} />
          </Button>
        </Stack>
      )}
      <Button asChild variant="ghost" alignSelf="start">
        <Link to={paths.home()}>
          <Icon name="home" size="4" />
          <FormattedMessage {...messages.toApp} />
        </Link>
      </Button>
    </Stack>
  );
}
