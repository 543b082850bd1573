import { Button } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Part, PartBroken } from '#ui/design/part.tsx';
import { CodeBoundary } from './code-boundary.tsx';
import { messages } from './kernel.messages.ts';
import { OpeningMissing } from './opening-missing.tsx';
import type { Elements } from '#ui/design/elements.ts';

type PartProps = {
  /** What stands in its place until its code has come. */
  readonly place?: ReactNode;
  readonly children: Elements;
};

/** A part of a page whose code comes late. Where that cannot be had, or fails, it says so, and the rest of the page stays. */
export const LatePart = ({ place = null, children }: PartProps) => (
  <CodeBoundary
    fallback={(retry, isBroken) =>
      isBroken ? <PartBroken retry={retry} /> : <PartMissing retry={retry} />
    }
  >
    <Suspense fallback={place}>{children}</Suspense>
  </CodeBoundary>
);

const PartMissing = ({ retry }: { readonly retry: () => void }) => (
  <EmptyState
    role="alert"
    tone="warning"
    art="alert"
    level="p"
    title={<FormattedMessage {...messages.partMissing} />}
    action={
      <Button variant="outline" onClick={retry}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...messages.retry} />
      </Button>
    }
  />
);

/** The same of what a page can do without: where its code cannot be had, or fails, it is left out. */
export const LateExtra = ({ children }: Pick<PartProps, 'children'>) => (
  <CodeBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </CodeBoundary>
);

/**
 * Something long, such as the cards of a list, that comes to life behind the rest of a page that the server has rendered:
 * the page answers before that. What is pressed in it comes to life at once, and is done then.
 */
export const HydratedLater = ({ children }: Pick<PartProps, 'children'>) => (
  <Part>
    <Suspense fallback={null}>{children}</Suspense>
  </Part>
);

type DialogProps = { readonly onLeave: () => void; readonly children: Elements };

/** A dialog or a drawer that a part of a page opens. Where its code cannot be had, or fails, another small one says so. */
export const LateDialog = ({ onLeave, children }: DialogProps) => (
  <CodeBoundary
    fallback={(retry, isBroken) => (
      <OpeningMissing isBroken={isBroken} retry={retry} onLeave={onLeave} />
    )}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </CodeBoundary>
);
