import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import * as ask from '#application/ordering/checkout.selectors.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { Choice } from '#ui/design/choice.tsx';
import { ChoiceRow } from '#ui/design/choice-row.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { fieldId } from '#ui/ordering/field-id.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { MistakeText } from './mistake-text.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** Now, or one of the half hours in which every store is open and every item is sold. */
export function TimePart({ checkout }: { readonly checkout: ask.CheckoutActor }) {
  const nowIsImpossible = useSelector(checkout, ask.nowIsImpossible);
  const mayWait = useSelector(checkout, ask.schedulingIsOffered);
  const editable = useSelector(checkout, ask.isEditable);
  const mistake = useSelector(checkout, ask.mistakeIn('slot'));
  const isLater = useSelector(checkout, ask.isForLater);
  return (
    <FormPart
      icon="clock"
      title={<FormattedMessage {...messages.time} />}
      error={mistake ? <MistakeText field="slot" error={mistake} /> : null}
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

/** Which store is closed, or which item is not sold now. */
function WhyNotNow({ checkout }: { readonly checkout: ask.CheckoutActor }) {
  const { stores, items } = useSelector(checkout, ask.closedOf, isSame);
  if (stores.length === 0 && items.length === 0) return null;
  return (
    <Text bg="warning.subtle" color="warning.fg" borderRadius="lg" p="3" textStyle="label">
      {stores.length > 0 ? (
        <FormattedMessage
          {...messages.storesClosed}
          values={{ stores: <FormattedList value={stores} />, count: stores.length }}
        />
      ) : (
        <FormattedMessage
          {...messages.itemsNotNow}
          values={{ items: <FormattedList value={items} />, count: items.length }}
        />
      )}
    </Text>
  );
}

type Closed = ReturnType<typeof ask.closedOf>;
const isSame = (a: Closed, b: Closed): boolean => JSON.stringify(a) === JSON.stringify(b);
