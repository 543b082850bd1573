import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

type Props = {
  readonly name: string;
  /** True while its removal is pending; the button keeps the focus. */
  readonly leaving: boolean;
  readonly onRemove: () => void;
};

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
      <FormattedMessage {...controls.remove} />
    </Button>
  );
}
