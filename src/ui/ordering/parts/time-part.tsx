import { FormattedList, FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { messages as calendar } from '#ui/kernel/calendar.messages.ts';
import { FieldErrorText } from './field-error-text.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** Now, or a half hour in which every store is open and every item is sold. */
export function TimePart({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const nowIsImpossible = useSelector(checkout, select.nowIsImpossible);
  const mayWait = useSelector(checkout, select.schedulingIsOffered);
  const editable = useSelector(checkout, select.isEditable);
  const error = useSelector(checkout, select.shownErrorIn('slot'));
  const isLater = useSelector(checkout, select.isForLater);
  return (
    <FormPart
      icon="clock"
      title={<FormattedMessage {...calendar.time} />}
      error={error ? <FieldErrorText field="slot" error={error} /> : null}
    >
      <WhyNotNow checkout={checkout} />
      <ChoiceRow>
        <Choice
          of="one"
          name="time"
          aside={<Icon name="flame" />}
          label={<FormattedMessage {...messages.now} />}
          checked={!isLater}
          disabled={nowIsImpossible || !editable}
          onChoose={() => checkout.send({ type: 'when.choose', when: 'now' })}
        />
        {mayWait ? (
          <Choice
            of="one"
            name="time"
            aside={<Icon name="clock" />}
            label={<FormattedMessage {...messages.later} />}
            checked={isLater}
            disabled={!editable}
            onChoose={() => checkout.send({ type: 'when.choose', when: 'later' })}
            {...(isLater ? {} : { id: fieldId('slot') })}
          />
        ) : null}
      </ChoiceRow>
      {isLater && mayWait ? <SlotPicker checkout={checkout} /> : null}
    </FormPart>
  );
}

/** A closed store, one past its last order, or an item outside its hours. */
function WhyNotNow({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const { stores, closing, items } = useSelector(checkout, select.closedOf);
  if (stores.length === 0 && closing.length === 0 && items.length === 0) return null;
  return (
    <Notice tone="warning">
      {stores.length > 0 ? (
        <FormattedMessage
          {...messages.storesClosed}
          values={{ stores: <FormattedList value={stores} />, count: stores.length }}
        />
      ) : closing.length > 0 ? (
        <FormattedMessage
          {...messages.storesClosing}
          values={{ stores: <FormattedList value={closing} />, count: closing.length }}
        />
      ) : (
        <FormattedMessage
          {...messages.itemsNotNow}
          values={{ items: <FormattedList value={items} />, count: items.length }}
        />
      )}
    </Notice>
  );
}
