import type { ReactNode } from 'react';
import { choice } from './theme/choice.recipe.ts';

type Props = {
  readonly of: 'one' | 'many';
  readonly name: string;
  readonly id?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly releasable?: boolean;
  /** True within a row that has its own frame. */
  readonly bare?: boolean;
  readonly onChoose: () => void;
};

export function Choice({
  of,
  name,
  id,
  label,
  hint,
  aside,
  checked,
  disabled = false,
  releasable = false,
  bare = false,
  onChoose,
}: Props) {
  const { part } = choice;
  return (
    <label className={part.root} data-bare={bare || undefined}>
      <input
        className={part.mark}
        type={of === 'one' ? 'radio' : 'checkbox'}
        name={name}
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        onClick={of === 'one' && releasable && checked ? onChoose : undefined}
      />
      <span className={part.texts}>
        <span className={part.label}>{label}</span>
        {hint ? <span className={part.hint}>{hint}</span> : null}
      </span>
      {aside ? <span className={part.aside}>{aside}</span> : null}
    </label>
  );
}
