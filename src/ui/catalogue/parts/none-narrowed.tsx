import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import type { FilterControls } from '#ui/catalogue/use-list-filters.ts';
import { ClearGoodsFilters } from './search-filters.tsx';

type Props = { readonly controls: FilterControls; readonly text: MessageDescriptor };

export const NoneNarrowed = ({ controls, text }: Props) => (
  <EmptyState
    art="search"
    title={<FormattedMessage {...messages.none} />}
    text={<FormattedMessage {...text} />}
    action={<ClearGoodsFilters controls={controls} />}
  />
);
