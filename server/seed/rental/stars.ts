/** The reviews' average with two decimals; 0 without reviews. */
export function starsOf(reviews: readonly { readonly rating: number }[]) {
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  const rating = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100;
  return { rating, rating_count: reviews.length };
}
