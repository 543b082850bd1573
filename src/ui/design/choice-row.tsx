import type { ReactNode } from 'react';
import { choice } from './theme/choice.recipe.ts';

/** Answers side by side, as far as there is room. */
export const ChoiceRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={choice.part.row}>{children}</div>
);
