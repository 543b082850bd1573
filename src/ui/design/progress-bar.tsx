import { parts } from './theme/plain-parts.recipe.ts';

type Props = {
  readonly label: string;
  readonly percent: number;
};

export const ProgressBar = ({ label, percent }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    className={parts.part.progress}
  >
    <div style={{ width: `${percent}%` }} />
  </div>
);
