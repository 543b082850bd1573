import { Box, Heading, HStack, Stack, Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money } from '#domain/kernel/money.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from './select-item.messages.ts';

/** Where the focus goes when the group's answer is refused. */
export const groupId = (group: number): string => `item-group-${group}`;

type GroupProps = {
  readonly group: number;
  readonly name: string;
  readonly mark?: ReactNode;
  readonly hint?: ReactNode;
  /** Why its answer was refused. */
  readonly fault?: ReactNode;
  readonly children: ReactNode;
};

/** A question with its answers; a refusal stands beside the question it is about. */
export function OptionGroup({ group, name, mark, hint, fault, children }: GroupProps) {
  const id = groupId(group);
  return (
    <Box
      as="section"
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint ${id}-fault`}
      outline="0"
      scrollMarginTop="6"
      scrollMarginBottom="28"
    >
      <HStack justify="space-between" align="baseline" gap="3">
        <Heading as="h3" size="sm" id={`${id}-name`}>
          {name}
        </Heading>
        {mark ?? null}
      </HStack>
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        {hint}
      </Text>
      <HStack
        id={`${id}-fault`}
        align="start"
        gap="1.5"
        color="danger.fg"
        textStyle="caption"
        fontWeight="medium"
        mt={fault ? '1' : '0'}
      >
        {fault ? (
          <>
            <Icon name="alert" size="4" />
            <span>{fault}</span>
          </>
        ) : null}
      </HStack>
      <Stack gap="2" mt="2.5">
        {children}
      </Stack>
    </Box>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '12',
    px: '3.5',
    py: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 120ms, background-color 120ms',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

type OptionProps = {
  readonly label: string;
  readonly chosen: boolean;
  readonly shape: 'one' | 'many';
  readonly soldOut: boolean;
  readonly extra?: Money;
  readonly onPress: () => void;
};

/** One answer. A sold-out one can be read and pressed, and says that it cannot be bought. */
export function Option({ label, chosen, shape, soldOut, extra, onPress }: OptionProps) {
  return (
    <Row type="button" aria-pressed={chosen} onClick={onPress}>
      <Mark chosen={chosen} shape={shape} />
      <Text
        as="bdi"
        flex="1"
        minW="0"
        color={soldOut ? 'fg.muted' : 'fg'}
        textDecoration={soldOut ? 'line-through' : 'none'}
      >
        {label}
      </Text>
      {soldOut ? (
        <Text as="span" textStyle="caption" fontWeight="semibold" color="danger.fg">
          <FormattedMessage {...messages.soldOut} />
        </Text>
      ) : null}
      {extra && extra.minor > 0 ? (
        <Text as="span" textStyle="label" color="fg.muted">
          <FormattedMessage {...messages.extra} values={{ amount: <MoneyText amount={extra} /> }} />
        </Text>
      ) : null}
    </Row>
  );
}

/** The ring or the square that is filled when an answer is chosen. */
export function Mark({ chosen, shape }: Pick<OptionProps, 'chosen' | 'shape'>) {
  return (
    <Box
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="5"
      flexShrink="0"
      borderWidth="1.5px"
      borderRadius={shape === 'one' ? 'full' : 'sm'}
      borderColor={chosen ? 'brand.solid' : 'border.emphasized'}
      bg={chosen ? 'brand.solid' : 'bg.panel'}
      color="brand.contrast"
    >
      {chosen ? <Icon name="check" size="3.5" /> : null}
    </Box>
  );
}
