/** `{name}`, `{email}`, `{phone}` and `{address}` stand for what the owner has set. */
export type LegalParts = readonly {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}[];
