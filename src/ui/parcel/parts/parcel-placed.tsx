import { Button, HStack, Stack, Text, VStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import type { PlacedParcel } from '#application/parcel/parcel-gateway.port.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { Notice } from '#ui/design/notice.tsx';
import { Section } from '#ui/design/section.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFocusOnce } from '#ui/kernel/use-focus-once.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { useParcels } from '#ui/parcel/use-parcels.ts';
import { PaidAtOnce } from '#ui/payment/parts/paid-at-once.tsx';
import { messages as payment } from '#ui/payment/parts/placed.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as parcelFacts } from '#ui/parcel/parcel-facts.messages.ts';
import { messages as order } from '#ui/payment/order.messages.ts';

type Props = { readonly placed: PlacedParcel };

export const ParcelPlaced = ({ placed }: Props) =>
  placed.method === 'digital_payment' ? (
    <ParcelPaidOnline placed={placed} />
  ) : (
    <Placed placed={placed} said={placed.method === 'wallet' ? 'paidFromWallet' : null} />
  );

function ParcelPaidOnline({ placed }: Props) {
  const parcels = useParcels();
  if (!parcels) return null;
  const { id, phone } = placed;
  return (
    <PaidAtOnce machine={parcels.payOrder} paidFor={{ kind: 'parcel', id, phone }}>
      {(shown) => <Placed placed={placed} {...shown} />}
    </PaidAtOnce>
  );
}

type PlacedProps = Props & {
  readonly said: keyof typeof payment | null;
  readonly top?: Elements;
};

function Placed({ placed, said, top }: PlacedProps) {
  const isGuest = !useSelector(useStorefront(select.session), isSignedIn);
  const { sharing } = useServices();
  const { id, total, trackingToken } = placed;
  return (
    <VStack gap="4" align="stretch">
      {top ?? <GoodNews />}
      {isGuest ? (
        <Notice tone="warning" icon="info">
          <FormattedMessage {...order.guestNotice} />
        </Notice>
      ) : null}
      <Card>
        <HStack justify="space-between" gap="4" wrap="wrap">
          <Stack gap="0.5">
            <Text textStyle="caption" color="fg.muted">
              <FormattedMessage {...order.id} />
            </Text>
            <Text textStyle="heading" fontVariantNumeric="tabular-nums" userSelect="all">
              {id}
            </Text>
          </Stack>
          {said ? (
            <Text color="fg.muted">
              <FormattedMessage
                {...payment[said]}
                values={{ money: <MoneyText amount={total} /> }}
              />
            </Text>
          ) : (
            <Text textStyle="heading">
              <MoneyText amount={total} />
            </Text>
          )}
        </HStack>
        <Button asChild mt="4" w="full">
          <Link to={paths.trackOrder({ id })}>
            <FormattedMessage {...messages.track} />
            <Icon name="arrowEnd" size="4" />
          </Link>
        </Button>
      </Card>
      {trackingToken ? (
        <Card>
          <Section title={<FormattedMessage {...messages.linkTitle} />}>
            <Text color="fg.muted">
              <FormattedMessage {...messages.linkText} />
            </Text>
            <HStack gap="3" wrap="wrap" mt="3">
              <Button onClick={() => sharing.shareLink(paths.trackParcel(trackingToken))}>
                <Icon name="share" size="4" />
                <FormattedMessage {...parcelFacts.shareLink} />
              </Button>
              <Button asChild variant="outline">
                <Link to={paths.trackParcel(trackingToken)}>
                  <FormattedMessage {...messages.openLink} />
                </Link>
              </Button>
            </HStack>
          </Section>
        </Card>
      ) : null}
      <Button asChild variant="outline" alignSelf="center">
        <Link to={paths.home()}>
          <FormattedMessage {...messages.another} />
        </Link>
      </Button>
    </VStack>
  );
}

function GoodNews() {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <EmptyState
      tone="success"
      art="check"
      level="h1"
      heading={heading}
      title={<FormattedMessage {...messages.placedTitle} />}
      text={<FormattedMessage {...messages.placedText} />}
    />
  );
}
