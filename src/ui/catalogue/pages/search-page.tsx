import { SearchFrame } from '#ui/catalogue/parts/search-frame.tsx';
import { SearchResults } from '#ui/catalogue/parts/search-results.tsx';
import { useGoodsSearch } from '#ui/catalogue/use-goods-search.ts';
import { messages } from './search.messages.ts';

export function SearchPage() {
  const controls = useGoodsSearch();
  return (
    <SearchFrame hint={messages.nothingAskedText}>
      {controls ? <SearchResults controls={controls} /> : null}
    </SearchFrame>
  );
}
