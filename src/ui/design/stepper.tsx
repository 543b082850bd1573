import { Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

type Props = {
  /** Name of the item: the buttons are called after it. */
  readonly label: string;
  readonly value: number;
  /** The shop has not confirmed this value yet. */
  readonly pending?: boolean;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  readonly canDecrease?: boolean;
  readonly canIncrease?: boolean;
  /** The next step down takes the item away. */
  readonly removes?: boolean;
  /** Neither step is possible just now. Who has the focus on one of them keeps it. */
  readonly still?: boolean;
  readonly size?: 'sm' | 'md';
};

/** One more, one less. The value is announced once when it changes. */
export function Stepper({
  label,
  value,
  pending = false,
  onIncrease,
  onDecrease,
  canDecrease = true,
  canIncrease = true,
  removes = false,
  still = false,
  size = 'md',
}: Props) {
  const { formatMessage } = useIntl();
  const less = removes ? messages.removeItem : messages.decrease;
  const look = {
    size,
    variant: 'ghost',
    px: '0',
    borderRadius: 'full',
    'aria-disabled': still || undefined,
  } as const;
  return (
    <HStack
      gap="0"
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      aria-busy={pending}
    >
      <Button
        {...look}
        aria-label={formatMessage(less, { item: label })}
        title={removes ? formatMessage(messages.removeAll) : undefined}
        disabled={!canDecrease}
        onClick={still ? undefined : onDecrease}
      >
        <Icon name={removes ? 'trash' : 'minus'} size="4" />
      </Button>
      <Text
        as="span"
        aria-hidden="true"
        minW="7"
        textAlign="center"
        textStyle="label"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        opacity={pending ? 0.55 : 1}
      >
        <FormattedNumber value={value} />
      </Text>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        <FormattedMessage {...messages.quantity} values={{ item: label, value }} />
      </VisuallyHidden>
      <Button
        {...look}
        aria-label={formatMessage(messages.increase, { item: label })}
        disabled={!canIncrease}
        onClick={still ? undefined : onIncrease}
      >
        <Icon name="plus" size="4" />
      </Button>
    </HStack>
  );
}
