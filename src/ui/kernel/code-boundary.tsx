import { Component, type ReactNode } from 'react';
import { forgiveFailures } from './lazy-view.ts';
import { CodeUnavailable } from './persistently.ts';

type Props = {
  /** What is shown in the place of what could not be had. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  /** What is within: when that changes, what could not be had before says nothing of it. */
  readonly of?: string;
  readonly children: ReactNode;
};

/**
 * Code that cannot be had has its view where it was wanted, and is asked for anew when it is wanted again. Any other
 * failure is a defect of the page.
 */
export class CodeBoundary extends Component<Props, { readonly failure: Error | null }> {
  override state: { readonly failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  readonly retry = () => {
    forgiveFailures();
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override componentDidUpdate({ of }: Props) {
    if (this.state.failure && of !== this.props.of) this.retry();
  }

  override componentWillUnmount() {
    if (this.state.failure) forgiveFailures();
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (failure instanceof CodeUnavailable) return this.props.fallback(this.retry);
    throw failure;
  }
}
