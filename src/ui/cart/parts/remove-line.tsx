import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages } from '#ui/cart/cart.messages.ts';

type Props = {
  /** What is removed: the button is called after it. */
  readonly name: string;
  /** Its removal has been asked for. Who has the focus on the button keeps it. */
  readonly leaving: boolean;
  readonly onRemove: () => void;
};

/** Takes a line out, however much of it was wanted. */
export function RemoveLine({ name, leaving, onRemove }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="danger"
      aria-label={formatMessage(kernel.removeItem, { item: name })}
      aria-disabled={leaving || undefined}
      title={formatMessage(kernel.removeAll)}
      onClick={onRemove}
    >
      <Icon name="trash" size="4" />
      <FormattedMessage {...messages.remove} />
    </Button>
  );
}
