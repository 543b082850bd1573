import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link.ts';
import { Picture } from './picture.tsx';
import { card } from './theme/card.recipe.ts';
import type { Elements } from './elements.ts';

const { part } = card;

type Props = {
  readonly link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>;
  readonly name: string;
  /** In how many lines the name is said at most. */
  readonly nameLines?: 1 | 2;
  readonly picture: ComponentProps<typeof Picture>;
  /** Over the picture: at its top what is said of it, at its foot what can be done. */
  readonly badges?: ReactNode;
  readonly action?: ReactNode;
  /** At the end of its head, such as a heart. */
  readonly corner?: ReactNode;
  /** Beside the name. */
  readonly mark?: Elements;
  readonly children: Elements;
} & Omit<ComponentProps<'article'>, 'children'>;

/** A card that is one link, with room for what else can be done on it. */
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

/** The name that makes its whole card a link. */
export const CardName = ({ link, name, lines = 2 }: NameProps) => (
  <Link {...link} className={part.name} data-lines={lines}>
    <bdi>{name}</bdi>
  </Link>
);

/** What it comes to. */
export const CardFigure = ({ children }: { readonly children: ReactNode }) => (
  <span className={part.figure}>{children}</span>
);

type LineProps = {
  /** After how many lines it is cut off. */
  readonly lines?: 2;
  readonly children: ReactNode;
};

/** A line of lesser weight. */
export const CardLine = ({ lines, children }: LineProps) => (
  <div className={part.line} data-lines={lines}>
    {children}
  </div>
);

/** What stands at both ends of the last line, such as price and rating. */
export const CardFoot = ({ children }: { readonly children: Elements }) => (
  <div className={part.foot}>{children}</div>
);

/** Badges under the rest. */
export const CardNotes = ({ children }: { readonly children: Elements }) => (
  <div className={part.notes}>{children}</div>
);
