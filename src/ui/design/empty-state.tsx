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
  /** A page with nothing else uses it as its heading; a failed part is a plain paragraph. */
  readonly level?: 'h1' | 'h2' | 'h3' | 'p';
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly role?: 'alert';
};

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
