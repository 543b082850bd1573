import { useId, type ReactNode } from 'react';
import { CloseCross } from './close-cross.tsx';
import { LEAVES } from './early-attributes.ts';
import { useHeldFocus } from './held-focus.ts';
import { Skeleton } from './skeleton.tsx';
import { useEscape } from './stand-in.ts';
import { opening } from './theme/opening.recipe.ts';

const { part } = opening;

export type OpeningForm = 'item' | 'form' | 'cover' | 'drawer' | 'menu';

type Props = {
  /** Decides place and size. */
  readonly form: OpeningForm;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * Stands in for a dialog or drawer from the press until it renders. Inert, and hidden from screen
 * readers, which hear of the dialog itself.
 */
export const OpeningPanel = ({ form, title, children }: Props) => (
  <div className={part.root} data-opening data-form={form} aria-hidden="true">
    <div className={part.panel}>
      <div className={part.head}>{title ?? <Skeleton h={5} w="45%" />}</div>
      <div className={part.body}>{children ?? <Lines />}</div>
    </div>
  </div>
);

type EarlyProps = Props & {
  readonly label: string;
  /** True if the children bring their own padding. */
  readonly filled?: boolean;
};

/**
 * Stands in for a dialog or drawer before the app has come, as the server renders it. Its cross is pressed by
 * the early script.
 */
export const EarlyPanel = ({ form, label, title, filled = false, children }: EarlyProps) => (
  <div className={part.root} data-form={form}>
    <div className={part.panel} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
      <div className={part.head}>{title ?? <Skeleton h={5} w="45%" />}</div>
      <div className={part.body} data-scrolls data-filled={filled || undefined}>
        {children ?? <Lines />}
      </div>
      <div className={part.cross}>
        <CloseCross {...{ [LEAVES]: '' }} />
      </div>
    </div>
  </div>
);

type FailedProps = {
  readonly title: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Replaces an overlay that could not open. */
export function OpeningFailed({ title, onLeave, children }: FailedProps) {
  const id = useId();
  const panel = useHeldFocus();
  useEscape(onLeave);
  return (
    <div className={part.root} data-form="form">
      <div
        ref={panel}
        className={part.panel}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}body`}
      >
        <h2 className={part.head} id={`${id}title`}>
          {title}
        </h2>
        <div className={part.body} id={`${id}body`}>
          {children}
        </div>
        <div className={part.cross}>
          <CloseCross onClick={onLeave} />
        </div>
      </div>
    </div>
  );
}

export const OpeningColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={part.columns}>{children}</div>
);

export const OpeningLines = ({ children }: { readonly children: ReactNode }) => (
  <div className={part.lines}>{children}</div>
);

const Lines = () => (
  <OpeningLines>
    <Skeleton h={5} w="60%" />
    <Skeleton h={5} w="85%" />
    <Skeleton h={5} w="40%" />
  </OpeningLines>
);
