import { Component, type ReactNode } from 'react';
import type { Elements } from './elements.ts';

type Props = {
  /** What is shown in the place of what failed. */
  readonly fallback: (retry: () => void, failure: Error) => Elements;
  /** Called before what failed is rendered again, and when it is left. */
  readonly onReset?: () => void;
  /** What is within: when that changes, what failed before says nothing of it. */
  readonly of?: string;
  readonly children: ReactNode;
};

/**
 * Where a part of a page fails, the rest stays, and the part can be rendered again from nothing. Also where a translator or
 * an extension of the browser has changed the page under it: the element around it goes with all that is in it.
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
