import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { stepper } from './theme/stepper.recipe.ts';
import { messages } from '#ui/kernel/kernel.messages.ts';

type Props = {
  /** Item name, part of the buttons' labels. */
  readonly label: string;
  readonly value: number;
  /** True until the server confirms the value. */
  readonly pending?: boolean;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  readonly canDecrease?: boolean;
  readonly canIncrease?: boolean;
  /** True if the next decrement removes the item. */
  readonly removes?: boolean;
  /** True while neither step is possible; the buttons keep the focus. */
  readonly paused?: boolean;
  readonly size?: 'sm' | 'md';
};

export function Stepper({
  label,
  value,
  pending = false,
  onIncrease,
  onDecrease,
  canDecrease = true,
  canIncrease = true,
  removes = false,
  paused = false,
  size = 'md',
}: Props) {
  const { formatMessage } = useIntl();
  const less = removes ? messages.removeItem : messages.decrease;
  const step = { size, 'aria-disabled': paused || undefined } as const;
  return (
    <span className={stepper.part.root} aria-busy={pending} data-stepper>
      <IconButton
        {...step}
        data-step={-1}
        aria-label={formatMessage(less, { item: label })}
        title={removes ? formatMessage(messages.removeAll) : undefined}
        disabled={!canDecrease}
        onClick={paused ? undefined : onDecrease}
      >
        <Icon name={removes ? 'trash' : 'minus'} size="4" />
      </IconButton>
      <span
        className={stepper.part.value}
        data-value={value}
        data-pending={pending || undefined}
        aria-hidden="true"
      >
        <FormattedNumber value={value} />
      </span>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        <FormattedMessage {...messages.quantity} values={{ item: label, value }} />
      </VisuallyHidden>
      <IconButton
        {...step}
        data-step={1}
        aria-label={formatMessage(messages.increase, { item: label })}
        disabled={!canIncrease}
        onClick={paused ? undefined : onIncrease}
      >
        <Icon name="plus" size="4" />
      </IconButton>
    </span>
  );
}
