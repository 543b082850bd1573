import { Button } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { DialogShell } from './dialog-shell.tsx';

type Action = {
  readonly label: ReactNode;
  readonly busy: boolean;
  readonly enabled?: boolean;
  readonly colorPalette?: 'danger';
  /** Acts on a press, or submits the form of this id, as Enter in a field does. */
} & ({ readonly onPress: () => void } | { readonly form: string });

type Props = Omit<ComponentProps<typeof DialogShell>, 'onClose' | 'footer'> & {
  readonly leave: ReactNode;
  readonly onLeave: () => void;
  readonly action: Action | null;
};

export const ActionDialog = ({ leave, onLeave, action, size = 'sm', ...dialog }: Props) => (
  <DialogShell
    {...dialog}
    size={size}
    onClose={onLeave}
    footer={
      <>
        <Button variant="outline" onClick={onLeave}>
          {leave}
        </Button>
        {action ? <ActionButton {...action} /> : null}
      </>
    }
  />
);

const ActionButton = ({ label, busy, enabled = true, colorPalette, ...how }: Action) => (
  <Button
    {...(colorPalette ? { colorPalette } : {})}
    {...('form' in how ? { type: 'submit' as const, form: how.form } : { onClick: how.onPress })}
    disabled={!enabled && !busy}
    loading={busy}
  >
    {label}
  </Button>
);
