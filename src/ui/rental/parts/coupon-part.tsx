import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/book-trip.selectors.ts';
import type { CouponProblem } from '#application/rental/booking.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { TextField } from '#ui/design/form-fields.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CouponProblemText as WhyNotText } from '#ui/ordering/parts/coupon-problem-text.tsx';
import { messages as ordering } from '#ui/ordering/parts/coupon.messages.ts';
import { messages as trips } from '#ui/rental/manage-trip.messages.ts';
import { messages } from './coupon-part.messages.ts';

type Props = { readonly booking: select.BookTripActor };

/** One coupon a trip, by its code. */
export function CouponPart({ booking }: Props) {
  const coupon = useSelector(booking, select.couponOf);
  const isApplying = useSelector(booking, select.isApplying);
  return (
    <FormPart icon="tag" title={<FormattedMessage {...messages.coupon} />}>
      {coupon ? <Applied booking={booking} /> : <Code booking={booking} />}
      <SignInFirst booking={booking} />
      <VisuallyHidden role="status">
        {isApplying ? <FormattedMessage {...messages.applying} /> : null}
      </VisuallyHidden>
    </FormPart>
  );
}

function Code({ booking }: Props) {
  const code = useSelector(booking, select.codeOf);
  const problem = useSelector(booking, select.couponProblemOf);
  const editable = useSelector(booking, select.isEditable);
  const canApply = useSelector(booking, select.canApply);
  const isApplying = useSelector(booking, select.isApplying);
  return (
    <HStack gap="3" align="start">
      <Stack flex="1" minW="0">
        <TextField
          id="trip-coupon"
          label={<FormattedMessage {...messages.code} />}
          error={problem ? <CouponProblemText problem={problem} /> : null}
          input={{
            name: 'code',
            value: code,
            autoComplete: 'off',
            maxLength: 50,
            readOnly: !editable,
            onChange: ({ target }) =>
              booking.send({ type: 'field.type', field: 'code', text: target.value }),
          }}
        />
      </Stack>
      <Button
        mt="7"
        variant="outline"
        disabled={!canApply}
        loading={isApplying}
        onClick={() => booking.send({ type: 'coupon.apply' })}
      >
        <FormattedMessage {...messages.apply} />
      </Button>
    </HStack>
  );
}

/** The way to sign in, where the coupon needs it; what was typed is kept meanwhile. */
function SignInFirst({ booking }: Props) {
  const { storefront } = useServices();
  const isNeeded = useSelector(booking, select.isCouponForCustomers);
  return isNeeded ? (
    <Button
      size="sm"
      variant="outline"
      alignSelf="start"
      onClick={() =>
        storefront.send({
          type: 'dialog.open',
          id: 'authenticate',
          request: { view: 'signIn', offerGuest: false },
        })
      }
    >
      <FormattedMessage {...trips.signIn} />
    </Button>
  ) : null;
}

function CouponProblemText({ problem }: { readonly problem: CouponProblem }) {
  switch (problem.kind) {
    case 'belowMinimum':
      return (
        <FormattedMessage
          {...messages.couponBelowMinimum}
          values={{ amount: <MoneyText amount={problem.coupon.minimumPurchase} /> }}
        />
      );
    case 'otherProvider':
      return <FormattedMessage {...messages.couponOtherProvider} />;
    case 'signIn':
      return <WhyNotText problem={problem} />;
    case 'dropped':
      return (
        <FormattedMessage
          {...ordering.dropped}
          values={{ why: <WhyNotText problem={problem.why} /> }}
        />
      );
    case 'failed':
      return <FailureText failure={problem.failure} />;
    default:
      return unreachable(problem);
  }
}

/** A coupon that counts, with a way to do without it. */
function Applied({ booking }: Props) {
  const coupon = useSelector(booking, select.couponOf);
  const editable = useSelector(booking, select.isEditable);
  if (!coupon) return null;
  return (
    <HStack justify="space-between" gap="3">
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">
          <FormattedMessage
            {...messages.applied}
            values={{ code: <bdi>{coupon.code}</bdi>, title: <bdi>{coupon.title}</bdi> }}
          />
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        disabled={!editable}
        onClick={() => booking.send({ type: 'coupon.remove' })}
      >
        <FormattedMessage {...messages.removeCoupon} />
      </Button>
    </HStack>
  );
}
