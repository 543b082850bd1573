import type { ReactNode } from 'react';
import { choice } from './theme/choice.recipe.ts';

type Props = {
  /** Of one question either one answer holds, or any number of them. */
  readonly of: 'one' | 'many';
  /** The question: radio buttons of one name belong together. */
  readonly name: string;
  readonly id?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the row, such as what it costs more. */
  readonly aside?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Choosing the one that holds takes it back. */
  readonly releasable?: boolean;
  /** Within a row that is rendered around it. */
  readonly bare?: boolean;
  readonly onChoose: () => void;
};

/** One answer: a real radio button or check box, with its whole row to press. */
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
