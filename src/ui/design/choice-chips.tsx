import type { ReactNode } from 'react';
import { choice } from './theme/choice.recipe.ts';

const { part } = choice;

type Props = { readonly label: string; readonly children: ReactNode };

/** A few choices in a row, of which one holds. */
export const ChoiceChips = ({ label, children }: Props) => (
  <div role="group" aria-label={label} className={part.chips}>
    {children}
  </div>
);

type ChipProps = {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

export const ChoiceChip = ({ chosen, onChoose, children }: ChipProps) => (
  <button type="button" className={part.chip} aria-pressed={chosen} onClick={onChoose}>
    {children}
  </button>
);
