import type { HTMLAttributes } from 'react';
import { parts } from './theme/plain-parts.recipe.ts';

type Props = HTMLAttributes<HTMLElement> & { readonly as?: 'span' | 'div' | 'h1' | 'h2' };

export function VisuallyHidden({ as: Part = 'span', ...rest }: Props) {
  return <Part {...rest} className={parts.part.hidden} />;
}
