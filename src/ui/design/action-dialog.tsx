import { Button } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { DialogShell } from './dialog-shell.tsx';

type Action = {
  readonly label: ReactNode;
  readonly busy: boolean;
  /** Whether it can be done as things stand; a busy one stays as it is. */
  readonly enabled?: boolean;
  readonly colorPalette?: 'danger';
  /** By pressing, or by sending the form of this id, which Enter in a field does too. */
} & ({ readonly onPress: () => void } | { readonly form: string });

type Props = Omit<ComponentProps<typeof DialogShell>, 'onClose' | 'footer'> & {
  readonly leave: ReactNode;
  readonly onLeave: () => void;
  /** Null while there is nothing that could be done. */
  readonly action: Action | null;
};

/** A dialog with two ways out: to leave everything as it is, or to do the one thing it is for. */
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
