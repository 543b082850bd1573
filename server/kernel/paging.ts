/** Page of a list: offset is the page number, where 0 means 1 as well. */
export type PageQuery = { readonly limit: number; readonly offset: number };

export const pageNumber = ({ offset }: PageQuery): number => Math.max(1, offset);
export const rowsBefore = (page: PageQuery): number => (pageNumber(page) - 1) * page.limit;

/** Paging fields of every list response. */
export const pageFacts = (page: PageQuery, total: number) => ({
  total_size: total,
  limit: page.limit,
  offset: pageNumber(page),
});

/** Maximum row id; larger ids need no query. */
export const LAST_ROW_ID = 2_147_483_647;
