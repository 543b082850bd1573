/** The owner's legal texts, by the names of the back ends. */
export const LEGAL_TEXTS = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'cancelation',
] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

export const parseLegalTextName = (raw: string): LegalTextName | null =>
  LEGAL_TEXTS.find((name) => name === raw) ?? null;

/** Plain text in blocks: an owner's text never brings markup of its own into the page. */
export type LegalText = readonly TextBlock[];
export type TextBlock = {
  readonly kind: 'heading' | 'paragraph' | 'entry';
  readonly text: string;
};
