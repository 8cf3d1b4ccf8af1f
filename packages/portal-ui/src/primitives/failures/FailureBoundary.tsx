import { Component, type ReactNode } from 'react';
import { forgetMissingParts, MissingPart } from '../feedback/lazy-part.js';
import { LoadFailure } from './LoadFailure.js';

/** A failure, and a function that tries again. */
interface Failed {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export interface FailureBoundaryProps {
  /** Called when something failed, after the message is shown. */
  readonly onFailure?: (() => void) | undefined;
  /** Shown in place of a part that could not be loaded; other failures are left to the boundary around then. */
  readonly instead?: ((failed: Failed) => ReactNode) | undefined;
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

  override componentWillUnmount(): void {
    if (this.state.failure !== null) forgetMissingParts();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { instead, children } = this.props;
    if (failure === null) return children;
    const failed = { error: failure.error, onRetry: this.#retry };
    if (instead === undefined) return <LoadFailure {...failed} />;
    if (failure.error instanceof MissingPart) return instead(failed);
    throw failure.error;
  }

  readonly #retry = (): void => {
    forgetMissingParts();
    this.setState({ failure: null });
  };
}
