import { FormattedMessage } from 'react-intl';
import type { Refusal } from '#application/cart/select-item.types.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages } from './select-item.messages.ts';

/** One sentence for every reason for which a choice is refused. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  switch (refusal.kind) {
    case 'choiceMissing':
      return <FormattedMessage {...messages.choiceMissing} values={{ group: refusal.group }} />;
    case 'choicesOutOfBounds': {
      const { group, min, max } = refusal;
      return <FormattedMessage {...messages.choicesOutOfBounds} values={{ group, min, max }} />;
    }
    case 'variationUnknown':
    case 'variationOutOfStock':
      return <FormattedMessage {...messages.variationOutOfStock} />;
    case 'outOfStock':
      return <FormattedMessage {...messages.outOfStock} />;
    case 'outOfLimits':
      return <FormattedMessage {...messages.outOfLimits} values={{ maximum: refusal.maximum }} />;
    case 'noChanges':
      return <FormattedMessage {...messages.noChanges} />;
    default:
      return unreachable(refusal);
  }
}
