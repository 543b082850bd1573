import type { MessageDescriptor } from 'react-intl';
import type { LegalTextName } from '#domain/shell/legal-text.ts';
import { messages } from './legal.messages.ts';

export const LEGAL_TITLES: Readonly<Record<LegalTextName, MessageDescriptor>> = {
  'about-us': messages.about,
  'terms-and-conditions': messages.terms,
  'privacy-policy': messages.privacy,
  'refund-policy': messages.refund,
  'shipping-policy': messages.shipping,
  cancelation: messages.cancellation,
};
