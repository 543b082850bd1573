import type { ReactNode, RefObject } from 'react';
import { Link, type LinkProps } from './link.ts';
import { choice } from './theme/choice.recipe.ts';

const { part } = choice;

type Props = { readonly label: string; readonly children: ReactNode };

export const ChoiceChips = ({ label, children }: Props) => (
  <div role="group" aria-label={label} className={part.chips}>
    {children}
  </div>
);

type ChipProps = {
  readonly chosen: boolean;
  readonly busy?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

export const ChoiceChip = ({ chosen, busy = false, onChoose, children }: ChipProps) => (
  <button
    type="button"
    className={part.chip}
    aria-pressed={chosen}
    aria-busy={busy}
    onClick={onChoose}
  >
    {children}
  </button>
);

export const LinkChips = ({ label, children }: Props) => (
  <nav aria-label={label} className={part.chips}>
    {children}
  </nav>
);

type LinkChipProps = Pick<LinkProps, 'to' | 'onClick'> & {
  readonly ref?: RefObject<HTMLAnchorElement | null> | undefined;
  readonly current: boolean;
  readonly children: ReactNode;
};

export const LinkChip = ({ current, ...link }: LinkChipProps) => (
  <Link {...link} className={part.chip} aria-current={current ? 'location' : undefined} />
);
