import { Button } from '@chakra-ui/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/kernel/empty-state.tsx';
import { messages } from './shell.messages.ts';

type Props = { readonly children: ReactNode };

/** A defect has one face, and is reported once. Nothing else is caught here. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(defect: Error, { componentStack }: ErrorInfo) {
    console.error(defect, componentStack);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <main>
      <EmptyState
        art="alert"
        title={<FormattedMessage {...messages.brokenTitle} />}
        text={<FormattedMessage {...messages.brokenText} />}
        action={
          <Button asChild>
            <a href="">
              <FormattedMessage {...messages.reload} />
            </a>
          </Button>
        }
      />
    </main>
  );
}
