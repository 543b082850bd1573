import { parseId } from '#domain/kernel/id.ts';
import type { Reads } from '#ui/kernel/page-reads.ts';

/** What the dialog of the item reads that an address opens over its page. */
export const itemReads: Reads = ({ queries, scope, query }) => {
  const id = parseId<'Item'>(query.get('item'));
  return id === null ? [] : [queries.catalogue.item(scope, id)];
};
