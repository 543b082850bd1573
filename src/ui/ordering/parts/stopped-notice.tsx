import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout.selectors.ts';
import type { PlaceFailure } from '#application/ordering/order-gateway.port.ts';
import * as selectPlacing from '#application/ordering/placing.selectors.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import { BroughtIntoView } from '#ui/design/brought-into-view.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { useIsPlacing, usePlacing } from '#ui/ordering/use-placing.ts';

type Props = { readonly checkout: select.CheckoutActor };

const NONE: readonly PlacedOrder[] = [];

/** Above the form: what was placed, what was not, and why. There before it speaks. */
export function StoppedNotice({ checkout }: Props) {
  const before = useSelector(checkout, select.placedOf);
  const now = usePlacing(checkout, selectPlacing.placed, NONE);
  const placed = [...before, ...now];
  const stopped = useSelector(checkout, select.stoppedOf);
  const placing = useSelector(checkout, select.placing);
  const isUnsure = usePlacing(checkout, selectPlacing.isUnsure, false);
  const isAgain = useIsPlacing(checkout);
  return (
    <Stack role="alert" gap="4" mb="4" _empty={{ display: 'none' }}>
      {placed.length > 0 ? (
        <Notice tone="success">
          {placed.map(({ id, storeName }) => (
            <Text key={id}>
              <FormattedMessage {...messages.placedBefore} values={{ id, store: storeName }} />
            </Text>
          ))}
        </Notice>
      ) : null}
      {placing && isUnsure ? (
        <BroughtIntoView>
          <Unsure placing={placing} />
        </BroughtIntoView>
      ) : null}
      {stopped && !isUnsure && !isAgain ? (
        <BroughtIntoView>
          <Notice
            tone="danger"
            title={
              <FormattedMessage {...messages.stopped} values={{ store: stopped.draft.storeName }} />
            }
          >
            <PlaceFailureText failure={stopped.failure} />
            <Text color="fg.muted">
              <FormattedMessage {...messages.stillInCart} />
            </Text>
          </Notice>
        </BroughtIntoView>
      ) : null}
    </Stack>
  );
}

function Unsure({ placing }: { readonly placing: selectPlacing.PlacingActor }) {
  return (
    <Notice tone="warning">
      <Heading as="h2" size="sm">
        <FormattedMessage {...messages.unsureTitle} />
      </Heading>
      <Text>
        <FormattedMessage {...messages.unsureText} />
      </Text>
      <Button alignSelf="start" mt="1" onClick={() => placing.send({ type: 'order.retry' })}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...messages.askAgain} />
      </Button>
    </Notice>
  );
}

/** What the server said, and what to do about it. What we have no advice for stands as it was said. */
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
