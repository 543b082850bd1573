import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import {
  pickupLabel,
  returnOfTrip,
  toKilometres,
  type TripDetails,
  type TripType,
} from '#domain/rental/trip-details.ts';
import { textView } from '#ui/design/text-span.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useNow } from '#ui/kernel/use-wall-time.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';

export const TripTypeText = textView<{ readonly type: TripType }>(({ type }, intl) =>
  intl.formatMessage(type === 'hourly' ? messages.hourly : messages.distance),
);

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** In the app's time zone, not the reader's. */
export function PickupTimeText({ at }: { readonly at: Instant | null }) {
  const zone = useStorefront(select.timeZone);
  return at === null ? (
    <FormattedMessage {...messages.pickupNow} />
  ) : (
    <MomentText at={at} zone={zone} {...DAY} />
  );
}

/** "Pickup Now", or "Schedule at" with the future time. */
export function PickupLabel({ at }: { readonly at: Instant | null }) {
  const now = useNow();
  const zone = useStorefront(select.timeZone);
  return at === null || pickupLabel(at, now) === 'now' ? (
    <FormattedMessage {...messages.pickupNow} />
  ) : (
    <FormattedMessage
      {...messages.scheduledAt}
      values={{ when: <MomentText at={at} zone={zone} {...DAY} /> }}
    />
  );
}

const Facts = chakra('dl');

export function TripFacts({ details }: { readonly details: TripDetails }) {
  const { pickup, destination, pickupAt } = details;
  const returns = returnOfTrip(details);
  return (
    <Facts display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
      <Fact name={<TripTypeText type={details.type} />} isTitle>
        {details.type === 'hourly' ? (
          <FormattedMessage {...messages.hours} values={{ count: details.hours }} />
        ) : (
          <FormattedMessage
            {...messages.kilometres}
            values={{ count: toKilometres(details.metres) }}
          />
        )}
      </Fact>
      <Fact name={<FormattedMessage {...tripFacts.pickup} />}>
        <bdi>{pickup.name}</bdi>
      </Fact>
      {destination ? (
        <Fact name={<FormattedMessage {...tripFacts.destination} />}>
          <bdi>{destination.name}</bdi>
        </Fact>
      ) : null}
      <Fact name={<FormattedMessage {...tripFacts.pickupAt} />}>
        <PickupLabel at={pickupAt} />
      </Fact>
      {returns === null ? null : (
        <Fact name={<FormattedMessage {...tripFacts.returnAt} />}>
          <PickupTimeText at={returns} />
        </Fact>
      )}
    </Facts>
  );
}

type FactProps = {
  readonly name: ReactNode;
  readonly isTitle?: boolean;
  readonly children: ReactNode;
};

const Fact = ({ name, isTitle = false, children }: FactProps) => (
  <>
    <Text as="dt" color="fg.muted" {...(isTitle ? { _firstLetter: CAPITAL } : {})}>
      {name}
    </Text>
    <Text as="dd" minW="0" overflowWrap="anywhere">
      {children}
    </Text>
  </>
);

/** Elsewhere the word stands within sentences. */
const CAPITAL = { textTransform: 'uppercase' } as const;
