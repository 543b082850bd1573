import { Box, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { FocusingActor } from '#application/ordering/selling.selectors.ts';
import { WithAside } from '#ui/design/with-aside.tsx';
import { useRequestedFocus } from '#ui/ordering/use-requested-focus.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly checkout: FocusingActor;
  readonly title: MessageDescriptor;
  readonly stopped: Elements;
  readonly summary: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

export function CheckoutFrame({ checkout, title, stopped, summary, actions, children }: Props) {
  useRequestedFocus(checkout);
  return (
    <Box>
      <Heading as="h1" size="lg" mb="5">
        <FormattedMessage {...title} />
      </Heading>
      {stopped}
      <WithAside summary={summary} actions={actions}>
        <chakra.form display="grid" flex="1" w="full" minW="0" gap="4" noValidate onSubmit={stay}>
          {children}
        </chakra.form>
      </WithAside>
    </Box>
  );
}

/** Only the button places; Enter does not. */
const stay = (event: SubmitEvent): void => event.preventDefault();
