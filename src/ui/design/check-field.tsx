import { Checkbox, Field as Frame } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { asThePage } from './reading-direction.ts';

type CheckProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly error?: ReactNode;
  readonly initially?: boolean;
};

export function CheckField({ name, children, error, initially = false }: CheckProps) {
  return (
    <Frame.Root invalid={Boolean(error)}>
      <Checkbox.Root dir={asThePage} name={name} defaultChecked={initially} value="yes">
        <Checkbox.HiddenInput />
        <Checkbox.Control dir={asThePage}>
          <Icon name="check" size="4" />
        </Checkbox.Control>
        <Checkbox.Label dir={asThePage}>{children}</Checkbox.Label>
      </Checkbox.Root>
      {error ? (
        <Frame.ErrorText>
          <Icon name="alert" size="4" />
          <span>{error}</span>
        </Frame.ErrorText>
      ) : null}
    </Frame.Root>
  );
}
