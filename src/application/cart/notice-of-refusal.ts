import type { Notice } from '#application/kernel/notice.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';

/** How the customer is told why a selection may not go into the cart. */
export function noticeOfRefusal(refusal: SelectionRefusal): Notice {
  switch (refusal.kind) {
    case 'choiceMissing':
    case 'choicesOutOfBounds':
      return refusal;
    case 'variationUnknown':
    case 'variationOutOfStock':
      return { kind: 'variationOutOfStock' };
    case 'outOfStock':
    case 'outOfLimits':
      return { kind: refusal.kind };
  }
}
