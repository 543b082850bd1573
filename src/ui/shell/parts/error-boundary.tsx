import { Button } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { messages } from '#ui/shell/shell.messages.ts';

type Props = { readonly children: ReactNode };

/** Shows defects, which React reports once. Refusals and failures never get here. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** A plain link, not a router link, reloads the page from the server. */
function Broken() {
  const { pathname, search } = useAddress();
  return (
    <main>
      <EmptyState
        level="h1"
        art="alert"
        title={<FormattedMessage {...messages.brokenTitle} />}
        text={<FormattedMessage {...messages.brokenText} />}
        action={
          <Button asChild>
            <a href={`${pathname}${search}`}>
              <FormattedMessage {...messages.reload} />
            </a>
          </Button>
        }
      />
    </main>
  );
}
