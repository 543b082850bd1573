import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import {
  isUnsure as isPlacingUnsure,
  type PlacingActor,
} from '#application/ordering/placing/selectors.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import * as select from '#application/ordering/selling.selectors.ts';
import { BroughtIntoView } from '#ui/design/brought-into-view.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import type { StoppedTexts } from '#ui/ordering/placing-texts.ts';
import { useIsPlacing, usePlacing, usePlacingActor } from '#ui/ordering/use-placing.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props<Of extends Placing.Sale> = {
  readonly checkout: select.SellingActor<Of>;
  readonly texts: StoppedTexts;
  readonly titleOf: (draft: Of['draft']) => ReactNode;
  readonly adviceOf: (problem: Of['problem']) => MessageDescriptor | null;
  readonly children?: Elements;
};

/** The live region exists before it has text. */
export function StoppedNotice<Of extends Placing.Sale>({
  checkout,
  texts,
  titleOf,
  adviceOf,
  children,
}: Props<Of>) {
  const stopped = useSelector(checkout, select.stoppedOf<Placing.Stopped<Of> | null>);
  const placing = usePlacingActor(checkout);
  const isUnsure = usePlacing(checkout, isPlacingUnsure, false);
  const isAgain = useIsPlacing(checkout);
  return (
    <Stack role="alert" gap="4" mb="4" _empty={{ display: 'none' }}>
      {children}
      {placing && isUnsure ? (
        <BroughtIntoView>
          <Unsure placing={placing} texts={texts} />
        </BroughtIntoView>
      ) : null}
      {stopped && !isUnsure && !isAgain ? (
        <BroughtIntoView>
          <Notice tone="danger" title={titleOf(stopped.draft)}>
            <PlaceFailureText failure={stopped.failure} adviceOf={adviceOf} />
            <Text color="fg.muted">
              <FormattedMessage {...texts.kept} />
            </Text>
          </Notice>
        </BroughtIntoView>
      ) : null}
    </Stack>
  );
}

type UnsureProps = {
  readonly placing: Pick<PlacingActor, 'send'>;
  readonly texts: StoppedTexts;
};

const Unsure = ({ placing, texts }: UnsureProps) => (
  <Notice tone="warning">
    <Heading as="h2" size="sm">
      <FormattedMessage {...texts.unsureTitle} />
    </Heading>
    <Text>
      <FormattedMessage {...texts.unsureText} />
    </Text>
    <Button alignSelf="start" mt="1" onClick={() => placing.send({ type: 'order.retry' })}>
      <Icon name="refresh" size="4" />
      <FormattedMessage {...texts.askAgain} />
    </Button>
  </Notice>
);

type FailureProps<Of extends Placing.Sale> = Pick<Props<Of>, 'adviceOf'> & {
  readonly failure: Placing.Failure<Of>;
};

/**
 * The server's message and advice. For an earlier order under the same idempotency key, advice
 * alone.
 */
function PlaceFailureText<Of extends Placing.Sale>({ failure, adviceOf }: FailureProps<Of>) {
  if (failure.kind !== 'refused') {
    return (
      <Text>
        <FailureText failure={failure} />
      </Text>
    );
  }
  const { problem, said } = failure;
  const advice = adviceOf(problem);
  return (
    <>
      {problem === 'keyTaken' ? null : <Text>{said}</Text>}
      {advice ? (
        <Text>
          <FormattedMessage {...advice} />
        </Text>
      ) : null}
    </>
  );
}
