/** Half stars, up to five. */
export const STAR_RATINGS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;
export type StarRating = (typeof STAR_RATINGS)[number];

/** Maximum characters that the server stores. */
export const LONGEST_COMMENT = 1_000;
export const LONGEST_REASON = 255;

export type GivenReview = {
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly pictures: readonly string[];
};
