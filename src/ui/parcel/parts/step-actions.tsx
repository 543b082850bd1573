import { Button, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as select from '#application/parcel/send-parcel/selectors.ts';
import { messages } from '#ui/kernel/controls.messages.ts';

type Props = {
  readonly sending: select.SendParcelActor;
  readonly isFirst?: boolean;
};

export const StepActions = ({ sending, isFirst = false }: Props) => (
  <HStack justify="space-between" gap="3">
    {isFirst ? (
      <span />
    ) : (
      <Button type="button" variant="ghost" onClick={() => sending.send({ type: 'step.back' })}>
        <FormattedMessage {...messages.back} />
      </Button>
    )}
    <Button type="submit" size="lg">
      <FormattedMessage {...messages.continue} />
    </Button>
  </HStack>
);
