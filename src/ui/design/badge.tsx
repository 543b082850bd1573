import type { ReactNode } from 'react';
import { parts } from './theme/plain-parts.recipe.ts';

type Props = {
  readonly tone?: 'offer' | 'plain' | 'brand' | 'muted';
  readonly children: ReactNode;
};

/** A few words in a rounded field, over a picture or under a name. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={parts.part.badge} data-tone={tone}>
      {children}
    </span>
  );
}
