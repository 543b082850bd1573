import type { Notice } from '#application/kernel/notice.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';

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
