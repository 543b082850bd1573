import { FormattedMessage } from 'react-intl';
import type { Category } from '#domain/catalogue/category.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';

type Props = { readonly label: string; readonly categories: readonly Category[] };

export function CategoryChips({ label, categories }: Props) {
  const { category, change } = useListParams();
  return (
    <ChoiceChips label={label}>
      <ChoiceChip chosen={category === null} onChoose={() => change({ category: null })}>
        <FormattedMessage {...messages.everything} />
      </ChoiceChip>
      {categories.map(({ id, name }) => (
        <ChoiceChip key={id} chosen={id === category} onChoose={() => change({ category: id })}>
          {name}
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
