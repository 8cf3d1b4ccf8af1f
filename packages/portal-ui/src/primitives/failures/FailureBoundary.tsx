import { Component, type ReactNode } from 'react';
import { forgetMissingParts } from '../feedback/lazy-part.js';
import { LoadFailure } from './LoadFailure.js';

export interface FailureBoundaryProps {
  /** Called when something failed, after the message is shown. */
  readonly onFailure?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches errors while its content is rendered, including a part that could not be loaded; trying again loads that anew. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <LoadFailure error={failure.error} onRetry={this.#retry} />;
  }

  readonly #retry = (): void => {
    forgetMissingParts();
    this.setState({ failure: null });
  };
}
