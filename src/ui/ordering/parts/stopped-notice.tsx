import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as ask from '#application/ordering/checkout.selectors.ts';
import type { PlaceFailure } from '#application/ordering/order-gateway.port.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/ordering/placing.messages.ts';

type Props = { readonly checkout: ask.CheckoutActor };

/** Above the form: what was placed, what was not, and why. There before it speaks. */
export function StoppedNotice({ checkout }: Props) {
  const placed = useSelector(checkout, ask.placedOf);
  const stopped = useSelector(checkout, ask.stoppedOf);
  const isUnsure = useSelector(checkout, ask.isUnsure);
  const isAgain = useSelector(checkout, ask.isBusy);
  return (
    <Box role="alert">
      {placed.length > 0 ? (
        <Banner tone="success">
          {placed.map(({ id, storeName }) => (
            <Text key={id}>
              <FormattedMessage {...messages.placedBefore} values={{ id, store: storeName }} />
            </Text>
          ))}
        </Banner>
      ) : null}
      {isUnsure ? <Unsure checkout={checkout} /> : null}
      {stopped && !isUnsure && !isAgain ? (
        <Banner tone="danger">
          <Text fontWeight="semibold">
            <FormattedMessage {...messages.stopped} values={{ store: stopped.draft.storeName }} />
          </Text>
          <PlaceFailureText failure={stopped.failure} />
          <Text color="fg.muted">
            <FormattedMessage {...messages.stillInCart} />
          </Text>
        </Banner>
      ) : null}
    </Box>
  );
}

function Unsure({ checkout }: Props) {
  return (
    <Banner tone="warning">
      <Heading as="h2" size="sm">
        <FormattedMessage {...messages.unsureTitle} />
      </Heading>
      <Text>
        <FormattedMessage {...messages.unsureText} />
      </Text>
      <Button alignSelf="start" mt="1" onClick={() => checkout.send({ type: 'order.retry' })}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...messages.askAgain} />
      </Button>
    </Banner>
  );
}

/** What the shop said, and what to do about it. What we have no advice for stands as it was said. */
function PlaceFailureText({ failure }: { readonly failure: PlaceFailure }) {
  if (failure.kind !== 'refused') {
    return (
      <Text>
        <FailureText failure={failure} />
      </Text>
    );
  }
  const { problem, said } = failure;
  return (
    <>
      {problem === 'keyTaken' ? null : <Text>{said}</Text>}
      {problem === 'other' ? null : (
        <Text>
          <FormattedMessage {...messages[problem]} />
        </Text>
      )}
    </>
  );
}

function Banner({
  tone,
  children,
}: {
  readonly tone: 'success' | 'danger' | 'warning';
  readonly children: ReactNode;
}) {
  return (
    <HStack align="start" gap="3" bg={`${tone}.subtle`} borderRadius="xl" p="4" mb="4">
      <Box color={`${tone}.fg`} mt="0.5">
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </Box>
      <Stack gap="1">{children}</Stack>
    </HStack>
  );
}
