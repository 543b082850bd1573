import { parseId } from '#domain/kernel/id.ts';
import type { Reads } from '#ui/kernel/page-reads.ts';

export const itemReads: Reads = ({ queries, scope, query }) => {
  const id = parseId<'Item'>(query.get('item'));
  return id === null ? [] : [queries.catalogue.item(scope, id)];
};
