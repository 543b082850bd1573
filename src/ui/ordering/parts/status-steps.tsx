import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { messages } from '#ui/ordering/track.messages.ts';

export type StatusStep = {
  readonly status: string;
  readonly at: Instant | null;
  readonly progress: 'done' | 'current' | 'ahead';
  readonly texts: ReactNode;
  readonly icon: IconName;
  /** True for an unsuccessful end. */
  readonly isBad: boolean;
};

type Props = { readonly steps: readonly StatusStep[]; readonly zone: TimeZone };

/** Icons are decorative: the text carries the meaning. */
export function StatusSteps({ steps, zone }: Props) {
  const { formatMessage } = useIntl();
  return (
    <chakra.ol aria-label={formatMessage(messages.progress)} listStyleType="none">
      {steps.map((step, index) => (
        <StepRow key={step.status} step={step} zone={zone} isLast={index === steps.length - 1} />
      ))}
    </chakra.ol>
  );
}

type RowProps = {
  readonly step: StatusStep;
  readonly zone: TimeZone;
  readonly isLast: boolean;
};

function StepRow({ step: { at, progress, texts, icon, isBad }, zone, isLast }: RowProps) {
  const isAhead = progress === 'ahead';
  const ground = isBad ? 'danger' : 'brand';
  return (
    <chakra.li
      display="flex"
      gap="3.5"
      position="relative"
      pb={isLast ? '0' : '5'}
      aria-current={progress === 'current' ? 'step' : undefined}
    >
      {isLast ? null : (
        <Box
          position="absolute"
          insetInlineStart="calc(1.125rem - 1px)"
          top="9"
          bottom="0"
          w="2px"
          bg="border"
          _after={{
            content: '""',
            position: 'absolute',
            inset: '0',
            bg: 'brand.solid',
            transformOrigin: 'top',
            transform: progress === 'done' ? 'none' : 'scaleY(0)',
            transition: 'transform 700ms',
          }}
        />
      )}
      <Box
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="full"
        position="relative"
        isolation="isolate"
        transition="background-color 500ms"
        _before={progress === 'current' && !isLast && !isBad ? RIPPLE : {}}
        bg={isAhead ? 'bg.muted' : progress === 'current' ? `${ground}.solid` : `${ground}.subtle`}
        color={
          isAhead ? 'fg.subtle' : progress === 'current' ? `${ground}.contrast` : `${ground}.fg`
        }
      >
        <Icon name={icon} size="5" />
      </Box>
      <Box pt="1.5" minW="0" flex="1">
        <Text
          fontWeight={progress === 'current' ? 'semibold' : 'normal'}
          color={isAhead ? 'fg.muted' : 'fg'}
        >
          <span aria-hidden="true">{texts}</span>
          <VisuallyHidden>
            <FormattedMessage {...messages[progress]} values={{ status: texts }} />
          </VisuallyHidden>
        </Text>
        {at === null ? null : (
          <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            <MomentText at={at} zone={zone} {...DAY} />
          </Text>
        )}
      </Box>
    </chakra.li>
  );
}

/** Animates the current step while others follow. */
const RIPPLE = {
  content: '""',
  position: 'absolute',
  inset: '0',
  zIndex: '-1',
  borderRadius: 'full',
  bg: 'brand.solid',
  animation: 'ripple 2.4s ease-out infinite',
} as const;

const DAY = { day: 'numeric', month: 'short' } as const;
