import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { isFinal } from '#domain/ordering/order-status.ts';
import { stepsOfParcel, type TrackedParcel } from '#domain/ordering/tracked-parcel.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Section } from '#ui/design/section.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import type { PageProps } from '#ui/kernel/routes.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/ordering/parcel.messages.ts';
import { Finding } from '#ui/ordering/parts/tracking-view.tsx';
import { OrderStatusText } from '#ui/ordering/parts/order-status-text.tsx';
import { OrderSteps } from '#ui/ordering/parts/order-steps.tsx';
import { ParcelReturn } from '#ui/ordering/parts/parcel-return.tsx';
import { messages as titles } from './titles.messages.ts';

const EVERY = 10_000;

/** A receiver tracks a parcel by its link alone. */
export function TrackParcelPage({ params }: PageProps<'trackParcel'>) {
  const scope = useReadScope();
  const parcels = useLate(useServices().parcel);
  const read = useRead(parcels && parcels.tracked.parcel(scope, params.id), {
    refreshInterval: EVERY,
  });
  const { value, failure, retry } = read;
  return (
    <Box maxW="2xl" mx="auto">
      {value ? <Tracked parcel={value} /> : null}
      {!value && failure ? <NotShown failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Finding title={titles.trackParcel} text={messages.loading} /> : null}
    </Box>
  );
}

type NotShownProps = Pick<ReturnType<typeof useRead>, 'retry'> & {
  readonly failure: NonNullable<ReturnType<typeof useRead>['failure']>;
};

const NotShown = ({ failure, retry }: NotShownProps) =>
  isAbsence(failure) ? (
    <EmptyState
      art="parcel"
      level="h1"
      title={<FormattedMessage {...messages.notFound} />}
      text={<FormattedMessage {...messages.notFoundText} />}
    />
  ) : (
    <FailureState failure={failure} retry={retry} />
  );

function Tracked({ parcel }: { readonly parcel: TrackedParcel }) {
  const zone = useStorefront(select.timeZone);
  const { status, sender, category, toPay } = parcel;
  const said = <OrderStatusText status={status} type="parcel" />;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h1" size="lg">
          <FormattedMessage {...titles.trackParcel} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage
            {...messages.trackingText}
            values={{ sender: <bdi>{sender}</bdi>, category }}
          />
        </Text>
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {toPay && !isFinal(status) ? (
        <Notice tone="warning" icon="cash">
          <FormattedMessage {...messages.toPay} values={{ money: <MoneyText amount={toPay} /> }} />
        </Notice>
      ) : null}
      {zone ? <ParcelReturn parcel={parcel} zone={zone} sender={sender} /> : null}
      <Card>
        <Section title={said}>
          {zone ? <OrderSteps steps={stepsOfParcel(parcel)} type="parcel" zone={zone} /> : null}
        </Section>
      </Card>
    </Stack>
  );
}
