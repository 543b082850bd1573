/** Stores the line count of the trip cart for the header, also of the next page. */
export interface TripCount {
  save(lines: number): void;
}
