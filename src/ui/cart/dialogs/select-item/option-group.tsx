import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money } from '#domain/kernel/money.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from './select-item.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

export const groupId = (group: number): string => `item-group-${group}`;

type GroupProps = {
  readonly group: number;
  readonly of: 'one' | 'many';
  readonly name: string;
  readonly mark?: Elements;
  readonly hint?: ReactNode;
  /** True after a refusal that a notice explains; the hint then says what is required. */
  readonly isRefused?: boolean;
  /** The refusal, where no notice explains it. */
  readonly refusal?: ReactNode;
  readonly children: ReactNode;
};

/** A refusal stands beside the question it is about. */
export function OptionGroup({
  group,
  of,
  name,
  mark,
  hint,
  isRefused = false,
  refusal,
  children,
}: GroupProps) {
  const id = groupId(group);
  return (
    <Box
      role={of === 'one' ? 'radiogroup' : 'group'}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint ${id}-refusal`}
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
      <HStack
        id={`${id}-hint`}
        gap="1.5"
        textStyle="caption"
        color={isRefused ? 'danger.fg' : 'fg.muted'}
        fontWeight={isRefused ? 'medium' : undefined}
      >
        {isRefused ? <Icon name="alert" size="4" /> : null}
        <span>{hint}</span>
      </HStack>
      <HStack
        id={`${id}-refusal`}
        align="start"
        gap="1.5"
        color="danger.fg"
        textStyle="caption"
        fontWeight="medium"
        mt={refusal ? '1' : '0'}
      >
        {refusal ? (
          <>
            <Icon name="alert" size="4" />
            <span>{refusal}</span>
          </>
        ) : null}
      </HStack>
      <Stack gap="2" mt="2.5">
        {children}
      </Stack>
    </Box>
  );
}

type OptionProps = {
  readonly group: number;
  readonly label: string;
  readonly chosen: boolean;
  readonly of: 'one' | 'many';
  readonly releasable?: boolean;
  readonly soldOut: boolean;
  readonly extra?: Money;
  readonly onPress: () => void;
};

/** A sold-out option stays readable and pressable, and says that it cannot be bought. */
export function Option({ group, label, chosen, soldOut, extra, onPress, ...rest }: OptionProps) {
  return (
    <Choice
      {...rest}
      name={groupId(group)}
      checked={chosen}
      onChoose={onPress}
      label={
        <Text
          as="bdi"
          color={soldOut ? 'fg.muted' : 'fg'}
          textDecoration={soldOut ? 'line-through' : 'none'}
        >
          {label}
        </Text>
      }
      aside={
        <>
          {soldOut ? (
            <Text as="span" textStyle="caption" fontWeight="semibold" color="danger.fg">
              <FormattedMessage {...availability.soldOut} />
            </Text>
          ) : null}
          {extra && extra.minor > 0 ? (
            <FormattedMessage
              {...messages.extra}
              values={{ amount: <MoneyText amount={extra} /> }}
            />
          ) : null}
        </>
      }
    />
  );
}
