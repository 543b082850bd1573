import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link.ts';
import { Picture } from './picture.tsx';
import { card } from './theme/card.recipe.ts';
import type { Elements } from './elements.ts';

const { part } = card;

type Props = {
  readonly link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>;
  readonly name: string;
  readonly nameLines?: 1 | 2;
  readonly picture: ComponentProps<typeof Picture>;
  readonly badges?: ReactNode;
  readonly action?: ReactNode;
  readonly corner?: ReactNode;
  readonly mark?: Elements;
  readonly children: Elements;
} & Omit<ComponentProps<'article'>, 'children'>;

/** One link covers the card; other controls lie above it. */
export function LinkedCard({
  link,
  name,
  nameLines = 2,
  picture,
  badges,
  action,
  corner,
  mark,
  children,
  ...rest
}: Props) {
  return (
    <article {...rest} className={part.root}>
      <div className={part.media}>
        <Picture {...picture} />
        <div className={part.badges}>{badges}</div>
        {corner ? (
          <div className={part.corner} data-corner>
            {corner}
          </div>
        ) : null}
        {action ? <div className={part.action}>{action}</div> : null}
      </div>
      <div className={part.body}>
        <div className={part.head}>
          <CardName link={link} name={name} lines={nameLines} />
          {mark ?? null}
        </div>
        {children}
      </div>
    </article>
  );
}

type NameProps = Pick<Props, 'link' | 'name'> & { readonly lines?: 1 | 2 };

export const CardName = ({ link, name, lines = 2 }: NameProps) => (
  <Link {...link} className={part.name} data-lines={lines}>
    <bdi data-fact="name">{name}</bdi>
  </Link>
);

export const CardFigure = ({ children }: { readonly children: ReactNode }) => (
  <span className={part.figure}>{children}</span>
);

type LineProps = {
  readonly lines?: 2;
  readonly children: ReactNode;
};

export const CardLine = ({ lines, children }: LineProps) => (
  <div className={part.line} data-lines={lines}>
    {children}
  </div>
);

export const CardFoot = ({ children }: { readonly children: Elements }) => (
  <div className={part.foot}>{children}</div>
);

export const CardNotes = ({ children }: { readonly children: Elements }) => (
  <div className={part.notes}>{children}</div>
);
