import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout.selectors.ts';
import type { PaymentOption } from '#domain/ordering/quote.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { FieldErrorText } from './field-error-text.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';

/** How to pay: what the app offers for this very amount. */
export function PaymentPart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const options = useSelector(checkout, select.paymentOptions);
  const chosen = useSelector(checkout, (snapshot) => select.formOf(snapshot).method);
  const editable = useSelector(checkout, select.isEditable);
  const error = useSelector(checkout, select.shownErrorIn('method'));
  const mayPay = options.some(({ available }) => available);
  return (
    <FormPart
      icon="cash"
      title={<FormattedMessage {...messages.payment} />}
      error={error && mayPay ? <FieldErrorText field="method" error={error} /> : null}
    >
      <ChoiceRow>
        {options.map(({ method, available, limit }, index) => (
          <Choice
            of="one"
            key={method}
            name="method"
            {...(index === 0 ? { id: fieldId('method') } : {})}
            aside={<Icon name={ICON[method]} />}
            label={<FormattedMessage {...LABEL[method]} />}
            hint={<Hint method={method} available={available} limit={limit} />}
            checked={available && chosen === method}
            disabled={!available || !editable}
            onChoose={() => checkout.send({ type: 'method.choose', method })}
          />
        ))}
        {options.length === 0 ? <Skeleton h={16} rounded="lg" /> : null}
      </ChoiceRow>
    </FormPart>
  );
}

const ICON = { cash_on_delivery: 'cash', digital_payment: 'card', wallet: 'wallet' } as const;
const LABEL = {
  cash_on_delivery: messages.cash,
  digital_payment: messages.online,
  wallet: messages.wallet,
} as const;

/** Up to how much it can be paid so, or how it is paid. */
function Hint({ method, available, limit }: PaymentOption) {
  const money = limit ? <MoneyText amount={limit} /> : '';
  if (method === 'wallet') {
    const words = available ? messages.walletHint : messages.walletLimit;
    return <FormattedMessage {...words} values={{ money }} />;
  }
  if (method === 'digital_payment') {
    return <FormattedMessage {...(available ? messages.onlineHint : messages.onlineLimit)} />;
  }
  return !available && limit ? (
    <FormattedMessage {...messages.cashLimit} values={{ money }} />
  ) : (
    <FormattedMessage {...messages.cashHint} />
  );
}
