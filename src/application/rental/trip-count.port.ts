/** Tells the header, also of the next page, how many lines the trip cart has. */
export interface TripCount {
  save(lines: number): void;
}
