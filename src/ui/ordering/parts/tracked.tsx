import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/tracking.selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFocusOnce } from '#ui/kernel/use-focus-once.ts';
import { changedId } from '#ui/ordering/use-return-focus.ts';
import { Freshness } from './freshness.tsx';
import type { Elements } from '#ui/design/elements.ts';

type TrackingProps = { readonly tracking: select.TrackingActor };

type LayoutProps = Readonly<Record<'heading' | 'aside' | 'children' | 'dialogs', Elements>>;

export const Tracked = ({ heading, aside, children, dialogs }: LayoutProps) => (
  <Stack gap={{ base: '4', md: '6' }}>
    {heading}
    <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '6' }} align="start">
      <Stack flex="1" w="full" minW="0" gap="4">
        {children}
      </Stack>
      <Stack w={{ base: 'full', lg: 'md' }} flexShrink="0" gap="4">
        {aside}
      </Stack>
    </Flex>
    {dialogs}
  </Stack>
);

type HeadingProps = TrackingProps & {
  readonly title: ReactNode;
  readonly announced: ReactNode;
  readonly another: MessageDescriptor;
  readonly children: Elements;
};

export function TrackedHeading({ tracking, title, announced, another, children }: HeadingProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <HStack justify="space-between" align="start" gap="4" wrap="wrap">
      <Box>
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="0">
          {title}
        </Heading>
        {children}
      </Box>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Button variant="outline" size="sm" onClick={() => tracking.send({ type: 'other.find' })}>
        <Icon name="search" size="4" />
        <FormattedMessage {...another} />
      </Button>
    </HStack>
  );
}

type ProgressProps = TrackingProps & {
  readonly status: ReactNode;
  readonly isOver: boolean;
  readonly cancel: MessageDescriptor;
  readonly notes: Elements;
  readonly steps: Elements;
};

export function Progress({ tracking, status, isOver, cancel, notes, steps }: ProgressProps) {
  const canCancel = useSelector(tracking, select.canCancel);
  const canRefresh = useSelector(tracking, select.canRefresh);
  const updatedAt = useSelector(tracking, select.updatedAt);
  const zone = useSelector(tracking, select.timeZoneOf);
  const stale = useSelector(tracking, select.staleBecause) !== null;
  return (
    <Card>
      <Section
        title={
          <Box as="span" id={changedId('status')} tabIndex={-1} outline="0">
            {status}
          </Box>
        }
        action={
          canCancel ? (
            <Button
              variant="outline"
              size="sm"
              colorPalette="danger"
              onClick={() => tracking.send({ type: 'cancel.ask' })}
            >
              <FormattedMessage {...cancel} />
            </Button>
          ) : null
        }
      >
        {notes}
        {steps}
        <Freshness
          {...{ updatedAt, stale, zone }}
          canRefresh={isOver ? null : canRefresh}
          onRefresh={() => tracking.send({ type: 'look.again' })}
        />
      </Section>
    </Card>
  );
}

export const ProgressNote = ({ children }: { readonly children: Elements }) => (
  <Text color="fg.muted" mt="-2" mb="4" overflowWrap="anywhere">
    {children}
  </Text>
);

type MomentProps = TrackingProps & { readonly at: Instant };

/** In the configured time zone. */
export const Moment = ({ tracking, at }: MomentProps) => (
  <MomentText at={at} zone={useSelector(tracking, select.timeZoneOf)} {...DAY} />
);

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
