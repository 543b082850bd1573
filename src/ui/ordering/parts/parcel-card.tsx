import { Button, HStack, Link as Anchor, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Order } from '#domain/ordering/order.ts';
import type { OrderTexts } from '#domain/ordering/order-texts.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { Section } from '#ui/design/section.tsx';
import { AmountRow, AmountRows, TotalRow } from '#ui/kernel/amount-rows.tsx';
import { messages as amountsMessages } from '#ui/kernel/amounts.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/ordering/parcel.messages.ts';
import { OrderTextLines } from './order-text-lines.tsx';
import { messages as parcelFacts } from '#ui/parcel/parcel-facts.messages.ts';

type Parcel = NonNullable<Order['parcel']>;

type Props = { readonly parcel: Parcel; readonly order: OrderTexts };

export function ParcelCard({ parcel, order }: Props) {
  const { sharing } = useServices();
  const { category, from, contents, receiverNote, trackingToken } = parcel;
  return (
    <Card>
      <Section title={<FormattedMessage {...parcelFacts.contents} />}>
        <Text fontWeight="semibold">{category}</Text>
        {contents ? (
          <Text color="fg.muted">
            <FormattedMessage
              {...parcelFacts.measures}
              values={{
                weight: contents.kilograms,
                length: contents.centimetres,
                money: <MoneyText amount={contents.value} />,
              }}
            />
          </Text>
        ) : null}
        <Stack gap="0.5" mt="4">
          <Text textStyle="caption" color="fg.muted">
            <FormattedMessage {...parcelFacts.from} />
          </Text>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {from.name}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{from.address}</bdi>
          </Text>
          <OrderTextLines order={order} whiteSpace="pre-line" />
          {receiverNote ? (
            <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
              <FormattedMessage {...messages.receiverNote} values={{ note: receiverNote }} />
            </Text>
          ) : null}
        </Stack>
        {trackingToken ? (
          <HStack gap="3" mt="4" wrap="wrap" data-receipt="without">
            <Button
              size="sm"
              variant="outline"
              onClick={() => sharing.shareLink(paths.trackParcel(trackingToken))}
            >
              <Icon name="share" size="4" />
              <FormattedMessage {...parcelFacts.shareLink} />
            </Button>
            <Anchor asChild variant="underline">
              <Link to={paths.trackParcel(trackingToken)}>
                <FormattedMessage {...messages.link} />
              </Link>
            </Anchor>
          </HStack>
        ) : null}
      </Section>
    </Card>
  );
}

/** When a delivery failed the receiver has not paid: the sender pays on return. */
function whoPays(payer: Parcel['payer'], isBack: boolean) {
  if (payer === 'sender') return 'senderPays';
  return isBack ? 'paidOnReturn' : 'receiverPays';
}

/** A parcel costs its fee alone. */
export const ParcelAmounts = ({ amounts }: Pick<Order, 'amounts'>) => (
  <AmountRows>
    <AmountRow
      name={<FormattedMessage {...amountsMessages.deliveryFee} />}
      amount={amounts.delivery}
    />
    <TotalRow name={<FormattedMessage {...amountsMessages.total} />} amount={amounts.total} />
  </AmountRows>
);

type CashProps = {
  readonly parcel: Parcel;
  /** True on its return to the sender. */
  readonly isBack: boolean;
};

/** Payer and time of the cash payment. */
export const ParcelInCash = ({ parcel: { payer }, isBack }: CashProps) => (
  <FormattedMessage {...messages[whoPays(payer, isBack)]} />
);
