import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import type { PaymentOption } from '#domain/ordering/quote.ts';
import { messages as cashLimitMessages } from '#ui/cart/cash-limit.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FieldErrorText } from './field-error-text.tsx';
import { MethodPart } from '#ui/payment/parts/method-part.tsx';
import { messages as titles } from '#ui/wallet/pages/titles.messages.ts';
import { messages as paymentMessages } from '#ui/payment/payment.messages.ts';

export function PaymentPart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const options = useSelector(checkout, select.paymentOptions);
  const chosen = useSelector(checkout, (snapshot) => select.formOf(snapshot).method);
  const editable = useSelector(checkout, select.isEditable);
  const error = useSelector(checkout, select.shownErrorIn('method'));
  const mayPay = options.some(({ available }) => available);
  return (
    <MethodPart
      id={fieldId('method')}
      title={<FormattedMessage {...messages.payment} />}
      error={error && mayPay ? <FieldErrorText field="method" error={error} /> : null}
      ways={options.map((option) => ({
        method: option.method,
        icon: ICON[option.method],
        label: <FormattedMessage {...LABEL[option.method]} />,
        hint: <Hint {...option} />,
        available: option.available,
      }))}
      chosen={chosen}
      editable={editable}
      onChoose={(method) => checkout.send({ type: 'method.choose', method })}
    />
  );
}

const ICON = { cash_on_delivery: 'cash', digital_payment: 'card', wallet: 'wallet' } as const;
const LABEL = {
  cash_on_delivery: messages.cash,
  digital_payment: paymentMessages.online,
  wallet: titles.wallet,
} as const;

function Hint({ method, available, limit }: PaymentOption) {
  const money = limit ? <MoneyText amount={limit} /> : '';
  if (method === 'wallet') {
    const texts = available ? messages.walletHint : messages.walletLimit;
    return <FormattedMessage {...texts} values={{ money }} />;
  }
  if (method === 'digital_payment') {
    return <FormattedMessage {...(available ? messages.onlineHint : messages.onlineLimit)} />;
  }
  return !available && limit ? (
    <FormattedMessage {...cashLimitMessages.cashLimit} values={{ money }} />
  ) : (
    <FormattedMessage {...messages.cashHint} />
  );
}
