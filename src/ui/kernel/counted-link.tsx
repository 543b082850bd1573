import { Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import type { useOverlayLink } from './use-overlay-link.ts';
import { WordSpace } from '#ui/design/word-space.tsx';

type Props = {
  readonly link: ReturnType<typeof useOverlayLink>;
  readonly icon: IconName;
  readonly name: string;
  readonly label: ReactElement;
  readonly count: number;
};

export function CountedLink({ link, icon, name, label, count }: Props) {
  const { formatNumber } = useIntl();
  return (
    <Button asChild variant="outline" position="relative" px="3">
      <Link {...link} aria-label={name}>
        <Icon name={icon} />
        <Text as="span" hideBelow="xl">
          {label}
          <WordSpace />
        </Text>
        {count > 0 ? (
          <Badge tone="count" aria-hidden="true">
            {formatNumber(count)}
          </Badge>
        ) : null}
      </Link>
    </Button>
  );
}
