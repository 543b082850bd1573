import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import type * as select from '#application/parcel/send-parcel/selectors.ts';

type Props = { readonly sending: select.SendParcelActor; readonly children: ReactNode };

/** Enter goes on, as the button does. */
export function StepForm({ sending, children }: Props) {
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    sending.send({ type: 'step.next' });
  };
  return (
    <chakra.form noValidate onSubmit={goOn} display="grid" gap="4">
      {children}
    </chakra.form>
  );
}
