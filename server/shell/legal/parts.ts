/** Placeholders for the owner's settings: `{name}`, `{email}`, `{phone}` and `{address}`. */
export type LegalParts = readonly {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}[];
