/** limit and offset as lists are asked for: offset is the number of the page, 0 meaning 1 as well. */
export type PageQuery = { readonly limit: number; readonly offset: number };

export const pageNumber = ({ offset }: PageQuery): number => Math.max(1, offset);
export const rowsBefore = (page: PageQuery): number => (pageNumber(page) - 1) * page.limit;

/** What every list answers beside its rows. */
export const pageFacts = (page: PageQuery, total: number) => ({
  total_size: total,
  limit: page.limit,
  offset: pageNumber(page),
});

/** The largest id that a row can have; beyond it there is nothing to ask the database for. */
export const LAST_ROW_ID = 2_147_483_647;
