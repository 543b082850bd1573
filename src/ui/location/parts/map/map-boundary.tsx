import { Component, type ReactNode } from 'react';

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Replaces a map that failed; the modal goes on. */
export class MapBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
