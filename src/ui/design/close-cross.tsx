import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export function CloseCross(button: ComponentProps<'button'>) {
  const { formatMessage } = useIntl();
  return (
    <IconButton {...button} aria-label={formatMessage(messages.close)}>
      <Icon name="close" />
    </IconButton>
  );
}
