export type Review = {
  readonly id: number;
  /** Empty when the customer gave no name. */
  readonly author: string;
  /** The item's name, in lists across items. */
  readonly itemName?: string;
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly pictures: readonly string[];
  /** ISO 8601. */
  readonly at: string;
};
