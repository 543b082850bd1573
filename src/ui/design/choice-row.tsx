import type { ReactNode } from 'react';
import { choice } from './theme/choice.recipe.ts';

export const ChoiceRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={choice.part.row}>{children}</div>
);
