import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { opening } from './theme/opening.recipe.ts';

const { part } = opening;

export type OpeningForm = 'item' | 'form' | 'cover' | 'drawer';

type Props = {
  /** As what will stand there: its place and its size. */
  readonly form: OpeningForm;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * Stands for a dialog or drawer from the press until that is drawn, and answers to nothing. Those who
 * listen hear of the dialog itself.
 */
export const OpeningPanel = ({ form, title, children }: Props) => (
  <div className={part.root} data-opening data-form={form} aria-hidden="true">
    <div className={part.panel}>
      <div className={part.head}>{title ?? <Skeleton h={5} w="45%" />}</div>
      <div className={part.body}>{children ?? <Lines />}</div>
    </div>
  </div>
);

/** Beside a picture, where there is room. */
export const OpeningColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={part.columns}>{children}</div>
);

export const OpeningLines = ({ children }: { readonly children: ReactNode }) => (
  <div className={part.lines}>{children}</div>
);

const Lines = () => (
  <OpeningLines>
    <Skeleton h={5} w="60%" />
    <Skeleton h={5} w="85%" />
    <Skeleton h={5} w="40%" />
  </OpeningLines>
);
