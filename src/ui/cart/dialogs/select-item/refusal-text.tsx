import { FormattedMessage } from 'react-intl';
import type { Refusal } from '#application/cart/select-item/setup.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { messages } from './select-item.messages.ts';

export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  switch (refusal.kind) {
    // A notice says so.
    case 'choiceMissing':
    case 'choicesOutOfBounds':
      return null;
    case 'variationUnknown':
    case 'variationOutOfStock':
      return <FormattedMessage {...availability.variationOutOfStock} />;
    case 'outOfStock':
      return <FormattedMessage {...availability.outOfStock} />;
    case 'outOfLimits':
      return <FormattedMessage {...messages.outOfLimits} values={{ maximum: refusal.maximum }} />;
    case 'noChanges':
      return <FormattedMessage {...messages.noChanges} />;
    default:
      return unreachable(refusal);
  }
}
