import { FormattedMessage, useIntl } from 'react-intl';
import { DIETS, type Diet } from '#application/catalogue/catalogue.queries.ts';
import { messages as dietMessages } from '#ui/catalogue/diet.messages.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

const DIET_WORDS = {
  all: controls.all,
  veg: dietMessages.veg,
  non_veg: dietMessages.nonVeg,
} as const;

/** The diet applies to later lists, too. */
export function DietChoice() {
  const { formatMessage } = useIntl();
  const { diet: memory } = useServices();
  const { diet: chosen, change } = useListParams();
  const choose = (diet: Diet) => {
    memory.keep(diet);
    change({ diet: diet === 'all' ? null : diet });
  };
  return (
    <ChoiceChips label={formatMessage(messages.diet)}>
      {DIETS.map((diet) => (
        <ChoiceChip key={diet} chosen={diet === chosen} onChoose={() => choose(diet)}>
          <FormattedMessage {...DIET_WORDS[diet]} />
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
