import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';
import { card } from './theme/card.recipe.ts';
import type { Elements } from './elements.ts';

type PanelProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** True: the name is a link that covers the whole card. */
  readonly linked?: boolean;
};

export function Card({ as: Part = 'div', linked = false, ...rest }: PanelProps) {
  const Element = Part as 'div';
  return <Element {...rest} className={card.part.panel} data-linked={linked || undefined} />;
}

type RowProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'li';
  readonly ruled?: boolean;
  readonly picture: { readonly src: string; readonly alt: string };
  readonly dimmed?: boolean;
  readonly aside?: Elements;
};

export function CardRow({
  as: Part = 'div',
  ruled = false,
  picture,
  dimmed = false,
  aside,
  children,
  ...rest
}: RowProps) {
  const Element = Part as 'div';
  return (
    <Element {...rest} className={card.part.row} data-ruled={ruled || undefined}>
      <div className={card.part.thumb} data-dimmed={dimmed || undefined} aria-hidden="true">
        <Picture {...picture} sizes="64px" />
      </div>
      <div className={card.part.body}>{children}</div>
      {aside ?? null}
    </Element>
  );
}
