import type { ReactNode, RefObject } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { notice } from './theme/notice.recipe.ts';
import type { Elements } from './elements.ts';

type Props = {
  readonly art?: IconName;
  readonly tone?: 'brand' | 'success' | 'warning';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: Elements;
  /** A page that is nothing else has it as its own heading; what failed in part of one is no heading. */
  readonly level?: 'h1' | 'h2' | 'h3' | 'p';
  /** Where the focus goes when the page has turned into this. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly role?: 'alert';
};

/** In the place of a page or a part of one: what that means, and the one thing to do about it. */
export function EmptyState({
  art = 'bag',
  tone = 'brand',
  title,
  text,
  action,
  level: Title = 'h2',
  heading,
  role,
}: Props) {
  return (
    <div role={role} className={notice.part.root} data-look="page">
      <span className={notice.part.sign} data-tone={tone} aria-hidden="true">
        <Icon name={art} size={9} />
      </span>
      <Title
        className={notice.part.title}
        {...(heading ? { ref: heading, tabIndex: -1, style: { outline: 0 } } : {})}
      >
        {title}
      </Title>
      {text ? <p className={notice.part.text}>{text}</p> : null}
      {action ?? null}
    </div>
  );
}
