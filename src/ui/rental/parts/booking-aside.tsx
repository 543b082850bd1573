import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/book-trip/selectors.ts';
import { linesNotBookable, type TripLine } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Section } from '#ui/design/section.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CheckoutCoupon } from '#ui/ordering/parts/coupon-part.tsx';
import { SubmitPart } from '#ui/ordering/parts/submit-part.tsx';
import { messages as ordering } from '#ui/ordering/parts/summary.messages.ts';
import { useIsPlacing, useQuote } from '#ui/ordering/use-placing.ts';
import { billOf } from '#ui/rental/use-trip-bill.ts';
import { messages } from './booking-aside.messages.ts';
import { messages as summary } from './trip-summary.messages.ts';
import { LineProblemText } from './trip-line-row.tsx';
import { TripFieldErrorText } from './trip-field-error.tsx';
import { TripSummary } from './trip-summary.tsx';

type Props = { readonly booking: select.BookTripActor };

/** Fresh amounts are announced once. */
export function BookingSummary({ booking }: Props) {
  const isQuoting = useSelector(booking, select.isQuoting);
  return (
    <Card aria-busy={isQuoting}>
      <Section title={<FormattedMessage {...summary.title} />}>
        <VisuallyHidden role="status">
          {isQuoting ? <FormattedMessage {...amounts.quoting} /> : null}
        </VisuallyHidden>
        <Body booking={booking} />
      </Section>
    </Card>
  );
}

function Body({ booking }: Props) {
  const shown = useQuote(booking);
  const failure = useSelector(booking, select.quoteFailureOf);
  if (failure) {
    return <FailureState failure={failure} retry={() => booking.send({ type: 'quote.retry' })} />;
  }
  const bill = shown && billOf(shown.cart, shown.summary);
  if (!bill) return <SummarySkeleton />;
  const { details } = shown.cart;
  const noteOn = (id: number) => {
    const line = linesNotBookable(shown.cart).find((one) => one.id === id);
    return line ? <LineNote booking={booking} line={line} details={details} /> : null;
  };
  return (
    <Stack gap="5">
      <CheckoutCoupon checkout={booking} />
      <TripSummary {...bill} noteOn={noteOn} />
    </Stack>
  );
}

type NoteProps = Props & { readonly line: TripLine; readonly details: TripDetails | null };

/** Why a vehicle cannot be rented, with a button that removes it. */
function LineNote({ booking, line, details }: NoteProps) {
  const { formatMessage } = useIntl();
  const editable = useSelector(booking, select.isEditable);
  const { name } = line.vehicle;
  return (
    <Stack gap="1" align="start">
      <Notice tone="danger" look="line">
        <LineProblemText line={line} details={details} />
      </Notice>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        disabled={!editable}
        aria-label={formatMessage(ordering.removeNamed, { name })}
        onClick={() => booking.send({ type: 'line.remove', line: line.id })}
      >
        <Icon name="trash" size="4" />
        <FormattedMessage {...controls.remove} />
      </Button>
    </Stack>
  );
}

export function BookingActions({ booking }: Props) {
  const shown = useQuote(booking);
  return (
    <SubmitPart
      total={shown ? <MoneyText amount={shown.summary.total} /> : null}
      isReady={useSelector(booking, select.canSubmit)}
      isBusy={useIsPlacing(booking)}
      hint={<Hint booking={booking} />}
      texts={messages}
      onSubmit={() => booking.send({ type: 'trip.submit' })}
    />
  );
}

function Hint({ booking }: Props) {
  const blocker = useSelector(booking, select.blocker);
  switch (blocker?.kind) {
    case undefined:
      return null;
    case 'empty':
      return <FormattedMessage {...messages.blockedEmpty} />;
    case 'line':
      return (
        <FormattedMessage
          {...messages.blockedLine}
          values={{ vehicle: <bdi>{blocker.line.vehicle.name}</bdi> }}
        />
      );
    case 'field':
      return <TripFieldErrorText {...blocker.field} />;
  }
}

const SummarySkeleton = () => (
  <Stack gap="3" aria-hidden="true">
    {(['70%', '90%', '60%', '50%'] as const).map((width) => (
      <Skeleton key={width} h={6} w={width} />
    ))}
  </Stack>
);
