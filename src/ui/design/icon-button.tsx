import type { ComponentProps } from 'react';
import { Link } from './link.ts';
import { iconButton } from './theme/icon-button.recipe.ts';

type Look = {
  readonly size?: 'sm' | 'md';
  readonly look?: 'ghost' | 'outline' | 'card' | 'square' | 'solid';
  /** Required: an icon has no accessible name. */
  readonly 'aria-label': string;
};

export function IconButton({
  size = 'md',
  look = 'ghost',
  className = '',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      {...rest}
      className={`${iconButton.part.root} ${className}`}
      data-size={size}
      data-look={look}
    />
  );
}

export function IconLink({
  size = 'md',
  look = 'ghost',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      className={`${iconButton.part.root} ${className}`}
      data-size={size}
      data-look={look}
    />
  );
}
