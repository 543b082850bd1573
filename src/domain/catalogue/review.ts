/** What a customer says of an item that they had. */
export type Review = {
  readonly id: number;
  /** Empty when the customer gave no name. */
  readonly author: string;
  /** Of what it is, where it stands among those of others. */
  readonly itemName?: string;
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly pictures: readonly string[];
  /** ISO 8601. */
  readonly at: string;
};
