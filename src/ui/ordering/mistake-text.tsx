import { FormattedMessage } from 'react-intl';
import type { Field, Refusals } from '#domain/ordering/order-form.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { messages } from './checkout.messages.ts';

type Props = { readonly field: Field; readonly mistake: NonNullable<Refusals[Field]> };

/** What is wrong with a field, and what would be right. */
export function MistakeText({ field, mistake }: Props) {
  if (mistake === 'tooLong') {
    const most = field === 'note' ? LONGEST_NOTE : LONGEST_TEXT;
    return <FormattedMessage {...messages.tooLong} values={{ most }} />;
  }
  switch (field) {
    case 'name':
      return <FormattedMessage {...messages.nameMissing} />;
    case 'phone':
      return (
        <FormattedMessage
          {...messages[mistake === 'missing' ? 'phoneMissing' : 'phoneMalformed']}
        />
      );
    case 'email':
      return (
        <FormattedMessage
          {...messages[mistake === 'missing' ? 'emailMissing' : 'emailMalformed']}
        />
      );
    case 'slot':
      return <FormattedMessage {...messages[mistake === 'missing' ? 'slotMissing' : 'slotGone']} />;
    case 'orderType':
      return <FormattedMessage {...messages.typeNotOffered} />;
    case 'method':
      return <FormattedMessage {...messages.methodMissing} />;
    case 'place':
      return <FormattedMessage {...messages.placeMissing} />;
    case 'road':
    case 'house':
    case 'floor':
    case 'note':
      return null;
  }
}
