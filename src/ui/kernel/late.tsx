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
  readonly place?: ReactNode;
  readonly children: Elements;
};

/** A lazily loaded part: a failure shows in its place and the rest of the page stays. */
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

/** A lazily loaded extra: it is left out if it fails. */
export const LateExtra = ({ children }: Pick<PartProps, 'children'>) => (
  <CodeBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </CodeBoundary>
);

/**
 * Defers hydration of long content, such as lists, behind the rest of the page. A press inside
 * hydrates it at once and is then replayed.
 */
export const HydratedLater = ({ children }: Pick<PartProps, 'children'>) => (
  <Part>
    <Suspense fallback={null}>{children}</Suspense>
  </Part>
);

type DialogProps = { readonly onLeave: () => void; readonly children: Elements };

/** A lazily loaded dialog or drawer; a small dialog reports its failure. */
export const LateDialog = ({ onLeave, children }: DialogProps) => (
  <CodeBoundary
    fallback={(retry, isBroken) => (
      <OpeningMissing isBroken={isBroken} retry={retry} onLeave={onLeave} />
    )}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </CodeBoundary>
);
