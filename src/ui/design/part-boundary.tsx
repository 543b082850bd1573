import { Component, type ReactNode } from 'react';
import type { Elements } from './elements.ts';

type Props = {
  readonly fallback: (retry: () => void, failure: Error) => Elements;
  /** Called before a retry, and on leaving the failed view. */
  readonly onReset?: () => void;
  /** Identity of the content: a change clears an earlier failure. */
  readonly of?: string;
  readonly children: ReactNode;
};

/**
 * Isolates the failure of a part and can render it afresh, also after a translator or an extension
 * changed the DOM under React: its wrapper element is replaced with everything in it.
 */
export class PartBoundary extends Component<Props, { readonly failure: Error | null }> {
  override state: { readonly failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  readonly retry = () => {
    this.props.onReset?.();
    this.setState({ failure: null });
  };

  override componentDidUpdate({ of }: Props) {
    if (this.state.failure && of !== this.props.of) this.retry();
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.onReset?.();
  }

  override render() {
    const { failure } = this.state;
    if (failure !== null) return this.props.fallback(this.retry, failure);
    return <div style={{ display: 'contents' }}>{this.props.children}</div>;
  }
}
