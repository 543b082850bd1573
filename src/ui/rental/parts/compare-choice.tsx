import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isFull } from '#domain/rental/comparison.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { messages } from '#ui/rental/compare.messages.ts';
import type { Comparison } from '#ui/rental/use-comparison.ts';

const Label = chakra('label', {
  base: {
    position: 'relative',
    zIndex: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.6' },
  },
});
const Mark = chakra('input', {
  base: { boxSize: '5', accentColor: 'var(--chakra-colors-brand-solid)', cursor: 'inherit' },
});

type Props = { readonly vehicle: Pick<Vehicle, 'id' | 'name'>; readonly comparison: Comparison };

export function CompareChoice({ vehicle: { id, name }, comparison: { ids, toggle } }: Props) {
  const { formatMessage } = useIntl();
  const isChosen = ids.includes(id);
  return (
    <Label>
      <Mark
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && isFull(ids)}
        aria-label={formatMessage(messages.chooseNamed, { vehicle: name })}
        onChange={() => toggle(id)}
      />
      <FormattedMessage {...messages.compare} />
    </Label>
  );
}
