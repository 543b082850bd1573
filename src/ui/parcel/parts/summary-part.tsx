import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/parcel/send-parcel/selectors.ts';
import { metresIn } from '#domain/kernel/distance.ts';
import type { EndForm } from '#domain/parcel/parcel-form.ts';
import type { ParcelPaymentOption } from '#domain/parcel/parcel-quote.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { AmountRow, AmountRows, TotalRow } from '#ui/kernel/amount-rows.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { messages as cashLimitMessages } from '#ui/cart/cash-limit.messages.ts';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as parcelFacts } from '#ui/parcel/parcel-facts.messages.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { MethodPart } from '#ui/payment/parts/method-part.tsx';
import { messages as titles } from '#ui/wallet/pages/titles.messages.ts';
import { messages as paymentMessages } from '#ui/payment/payment.messages.ts';
import { ParcelUnsure } from './parcel-unsure.tsx';

type Props = { readonly sending: select.SendParcelActor };

export function SummaryPart({ sending }: Props) {
  const isUnpriced = useSelector(sending, select.isUnpriced);
  const locked = useSelector(sending, select.isLocked);
  const canSubmit = useSelector(sending, select.canSubmit);
  return (
    <Stack gap="4">
      <Problems sending={sending} />
      <Checked sending={sending} />
      {isUnpriced ? null : <Price sending={sending} />}
      {isUnpriced ? null : <Payment sending={sending} />}
      <HStack justify="space-between" gap="3">
        <Button
          variant="ghost"
          disabled={locked}
          onClick={() => sending.send({ type: 'step.back' })}
        >
          <FormattedMessage {...controls.back} />
        </Button>
        {isUnpriced ? (
          <Button size="lg" onClick={() => sending.send({ type: 'quote.retry' })}>
            <Icon name="refresh" size="4" />
            <FormattedMessage {...kernel.retry} />
          </Button>
        ) : (
          <Button
            size="lg"
            disabled={locked}
            aria-disabled={!locked && !canSubmit ? true : undefined}
            opacity={canSubmit ? '1' : '0.6'}
            onClick={() => sending.send({ type: 'parcel.submit' })}
          >
            <FormattedMessage {...messages.submit} />
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

/** The live region exists before it has text. */
function Problems({ sending }: Props) {
  const failure = useSelector(sending, select.failureOf);
  const change = useSelector(sending, select.changeOf);
  const isUnpriced = useSelector(sending, select.isUnpriced);
  const isUnsure = useSelector(sending, select.isUnsure);
  const busy = useSelector(sending, select.isBusy);
  return (
    <Stack role="alert" gap="3" _empty={{ display: 'none' }}>
      {isUnsure ? <ParcelUnsure sending={sending} /> : null}
      {failure && !isUnsure && !busy ? (
        <Notice
          tone="danger"
          title={<FormattedMessage {...(isUnpriced ? messages.unpriced : messages.notPlaced)} />}
        >
          <Text>
            <FailureText failure={failure} />
          </Text>
        </Notice>
      ) : null}
      {change ? (
        <Notice tone="warning" title={<FormattedMessage {...messages.feeChanged} />}>
          <Text>
            <FormattedMessage
              {...messages.feeChangedText}
              values={{
                was: <MoneyText amount={change.was} />,
                is: <MoneyText amount={change.is} />,
              }}
            />
          </Text>
        </Notice>
      ) : null}
    </Stack>
  );
}

function Checked({ sending }: Props) {
  const { sender, receiver } = useSelector(sending, select.formOf);
  const category = useSelector(sending, select.categoryOf);
  const { contents } = useSelector(sending, select.formOf);
  const measures = useMemo(() => select.measuresOf(contents, category), [contents, category]);
  return (
    <FormPart icon="receipt" title={<FormattedMessage {...messages.summary} />}>
      <End title={<FormattedMessage {...parcelFacts.from} />} end={sender} />
      <End title={<FormattedMessage {...messages.to} />} end={receiver} />
      <Stack gap="0.5">
        <Text textStyle="caption" color="fg.muted">
          <FormattedMessage {...parcelFacts.contents} />
        </Text>
        <Text fontWeight="semibold">{category.name}</Text>
        {measures ? (
          <Text color="fg.muted">
            <FormattedMessage
              {...parcelFacts.measures}
              values={{
                weight: measures.grams / 1000,
                length: measures.centimetres,
                money: <MoneyText amount={measures.value} />,
              }}
            />
          </Text>
        ) : null}
      </Stack>
    </FormPart>
  );
}

const End = ({ title, end }: { readonly title: ReactNode; readonly end: EndForm }) => (
  <Stack gap="0.5">
    <Text textStyle="caption" color="fg.muted">
      {title}
    </Text>
    <Text fontWeight="semibold" overflowWrap="anywhere">
      {end.name}
    </Text>
    <Text color="fg.muted" overflowWrap="anywhere">
      <bdi>{end.place?.address}</bdi>
    </Text>
    <Text color="fg.muted">
      <PhoneText phone={end.phone} />
    </Text>
    {end.note ? (
      <Text color="fg.muted" overflowWrap="anywhere">
        <bdi>{end.note}</bdi>
      </Text>
    ) : null}
  </Stack>
);

function Price({ sending }: Props) {
  const quote = useSelector(sending, select.quoteOf);
  const distanceText = useDistanceText();
  return (
    <FormPart icon="tag" title={<FormattedMessage {...amounts.deliveryFee} />}>
      {quote ? (
        <AmountRows>
          <AmountRow
            name={<FormattedMessage {...amounts.deliveryFee} />}
            why={
              <FormattedMessage
                {...messages.distance}
                values={{ distance: distanceText(metresIn(quote.kilometres)) }}
              />
            }
            amount={quote.fee}
          />
          <TotalRow name={<FormattedMessage {...amounts.total} />} amount={quote.fee} />
        </AmountRows>
      ) : (
        <>
          <Text role="status" color="fg.muted">
            <FormattedMessage {...amounts.quoting} />
          </Text>
          <Skeleton h={16} rounded="lg" />
        </>
      )}
    </FormPart>
  );
}

function Payment({ sending }: Props) {
  const options = useSelector(sending, select.optionsOf);
  const chosen = useSelector(sending, select.methodOf);
  const locked = useSelector(sending, select.isLocked);
  const { payer } = useSelector(sending, select.formOf);
  if (options.length === 0) return null;
  return (
    <MethodPart
      title={<FormattedMessage {...paymentMessages.title} />}
      error={null}
      ways={options.map((option) => ({
        method: option.method,
        icon: ICON[option.method],
        label: <FormattedMessage {...LABEL[option.method]} />,
        hint: <Hint option={option} byReceiver={payer === 'receiver'} />,
        available: option.available,
      }))}
      chosen={chosen}
      editable={!locked}
      onChoose={(method) => sending.send({ type: 'method.choose', method })}
    />
  );
}

const ICON = { cash_on_delivery: 'cash', digital_payment: 'card', wallet: 'wallet' } as const;
const LABEL = {
  cash_on_delivery: messages.cash,
  digital_payment: paymentMessages.online,
  wallet: titles.wallet,
} as const;

type HintProps = { readonly option: ParcelPaymentOption; readonly byReceiver: boolean };

function Hint({ option: { method, available, limit }, byReceiver }: HintProps) {
  const money = limit ? <MoneyText amount={limit} /> : '';
  switch (method) {
    case 'digital_payment':
      return <FormattedMessage {...messages.onlineHint} />;
    case 'wallet': {
      const texts = available ? messages.walletHint : messages.walletLimit;
      return <FormattedMessage {...texts} values={{ money }} />;
    }
    case 'cash_on_delivery': {
      if (!available)
        return <FormattedMessage {...cashLimitMessages.cashLimit} values={{ money }} />;
      const texts = byReceiver ? messages.cashHintReceiver : messages.cashHintSender;
      return <FormattedMessage {...texts} />;
    }
  }
}
