import { Box, Text, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { Link, type LinkProps } from '#ui/design/link.ts';
import { WordSpace } from '#ui/design/word-space.tsx';

const Tab = chakra(Link, {
  base: {
    position: 'relative',
    flex: '1',
    minW: '11',
    h: '14',
    px: '0.5',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    color: 'fg.muted',
    _currentPage: { color: 'brand.fg', fontWeight: 'semibold' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> & {
  readonly icon: IconName;
  readonly label: ReactElement;
  /** Replaces the label for screen readers, to include the count. */
  readonly name?: string;
  readonly count?: number;
  readonly isCurrent?: boolean;
};

export function TabLink({ icon, label, name, count = 0, isCurrent = false, ...link }: Props) {
  const { formatNumber } = useIntl();
  return (
    <Tab {...link} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <Text as="span" textStyle="caption" textAlign="center" lineClamp="1">
        {label}
      </Text>
      {count > 0 ? (
        <Box position="absolute" top="2.5" insetInlineStart="50%" ms="1" w="3">
          <WordSpace />
          <Badge tone="count" aria-hidden="true">
            {formatNumber(count)}
          </Badge>
        </Box>
      ) : null}
    </Tab>
  );
}
