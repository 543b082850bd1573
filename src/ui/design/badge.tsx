import type { ComponentProps } from 'react';
import { parts } from './theme/plain-parts.recipe.ts';

type Props = Pick<ComponentProps<'span'>, 'aria-hidden' | 'children'> & {
  readonly tone?:
    | 'offer'
    | 'plain'
    | 'brand'
    | 'muted'
    | 'outline'
    | 'success'
    | 'warning'
    | 'danger'
    | 'count';
};

export function Badge({ tone = 'plain', ...rest }: Props) {
  return <span {...rest} className={parts.part.badge} data-tone={tone} />;
}
