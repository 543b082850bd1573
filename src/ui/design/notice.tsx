import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { notice } from './theme/notice.recipe.ts';
import type { Elements } from './elements.ts';

type Tone = 'success' | 'warning' | 'danger';

type Props = {
  readonly tone?: Tone;
  readonly look?: 'panel' | 'bar' | 'line' | 'plain';
  readonly icon?: IconName;
  readonly title?: ReactNode;
  readonly action?: Elements;
  readonly role?: 'note';
  readonly id?: string;
  readonly children?: Elements;
};

const SIGNS = { success: 'check', warning: 'alert', danger: 'alert' } as const;

export function Notice({ tone, look = 'panel', icon, title, action, children, ...rest }: Props) {
  const sign = icon ?? (tone ? SIGNS[tone] : null);
  return (
    <div {...rest} className={notice.part.root} data-look={look} data-tone={tone}>
      {sign ? (
        <span className={notice.part.sign} data-tone={tone}>
          <Icon name={sign} size={look === 'line' ? 4 : 5} />
        </span>
      ) : null}
      <div className={notice.part.texts}>
        {title ? <p className={notice.part.title}>{title}</p> : null}
        {children}
      </div>
      {action ?? null}
    </div>
  );
}
