import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { FieldErrorText } from './field-error-text.tsx';

const LOOK = {
  delivery: { icon: 'bike', label: messages.delivery, hint: messages.deliveryHint },
  take_away: { icon: 'bag', label: messages.takeAway, hint: messages.takeAwayHint },
} as const;

/** Lists the order types that every store in the cart offers. */
export function DeliveryTypePart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const chosen = useSelector(checkout, (snapshot) => select.formOf(snapshot).orderType);
  const offered = useSelector(checkout, select.orderTypesOffered);
  const editable = useSelector(checkout, select.isEditable);
  const error = useSelector(checkout, select.shownErrorIn('orderType'));
  return (
    <FormPart
      icon="bag"
      title={<FormattedMessage {...messages.deliveryType} />}
      error={error ? <FieldErrorText field="orderType" error={error} /> : null}
    >
      <ChoiceRow>
        {offered.map((orderType) => (
          <Choice
            of="one"
            key={orderType}
            name="orderType"
            {...(orderType === offered[0] ? { id: fieldId('orderType') } : {})}
            aside={<Icon name={LOOK[orderType].icon} />}
            label={<FormattedMessage {...LOOK[orderType].label} />}
            hint={<FormattedMessage {...LOOK[orderType].hint} />}
            checked={chosen === orderType}
            disabled={!editable}
            onChoose={() => checkout.send({ type: 'orderType.choose', orderType })}
          />
        ))}
      </ChoiceRow>
    </FormPart>
  );
}
