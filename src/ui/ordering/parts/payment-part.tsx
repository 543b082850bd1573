import { Skeleton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import * as ask from '#application/ordering/checkout.selectors.ts';
import type { PaymentOption } from '#domain/ordering/quote.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { MistakeText } from './mistake-text.tsx';

/** How to pay: what the shop offers for this very amount. */
export function PaymentPart({ checkout }: { readonly checkout: ask.CheckoutActor }) {
  const options = useSelector(checkout, ask.paymentOptions, isSame);
  const chosen = useSelector(checkout, (snapshot) => ask.formOf(snapshot).method);
  const editable = useSelector(checkout, ask.isEditable);
  const mistake = useSelector(checkout, ask.mistakeIn('method'));
  const mayPay = options.some(({ available }) => available);
  return (
    <FormPart
      icon="cash"
      title={<FormattedMessage {...messages.payment} />}
      error={mistake && mayPay ? <MistakeText field="method" error={mistake} /> : null}
    >
      <ChoiceRow>
        {options.map(({ method, available, limit }, index) => (
          <Choice
            of="one"
            key={method}
            name="method"
            {...(index === 0 ? { id: fieldId('method') } : {})}
            aside={<Icon name="cash" />}
            label={<FormattedMessage {...messages.cash} />}
            hint={
              !available && limit ? (
                <FormattedMessage
                  {...messages.cashLimit}
                  values={{ money: <MoneyText amount={limit} /> }}
                />
              ) : (
                <FormattedMessage {...messages.cashHint} />
              )
            }
            checked={available && chosen === method}
            disabled={!available || !editable}
            onChoose={() => checkout.send({ type: 'method.choose', method })}
          />
        ))}
        {options.length === 0 ? <Skeleton h="16" flex="1" borderRadius="lg" /> : null}
      </ChoiceRow>
    </FormPart>
  );
}

const isSame = (a: readonly PaymentOption[], b: readonly PaymentOption[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
