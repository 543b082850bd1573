import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { TRIP_PRESETS } from '#domain/rental/return-time.ts';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';

const TEXTS = {
  fourHours: messages.fourHours,
  day: messages.oneDay,
  weekend: messages.weekend,
  week: messages.oneWeek,
} as const;

/** Usual lengths of a trip, each with one press. */
export function TripPresets({ search }: { readonly search: select.SearchTripActor }) {
  const { formatMessage } = useIntl();
  const chosen = useSelector(search, select.presetOf);
  return (
    <ChoiceChips label={formatMessage(messages.presets)}>
      {TRIP_PRESETS.map((preset) => (
        <ChoiceChip
          key={preset}
          chosen={preset === chosen}
          onChoose={() => search.send({ type: 'preset.choose', preset })}
        >
          <FormattedMessage {...TEXTS[preset]} />
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
