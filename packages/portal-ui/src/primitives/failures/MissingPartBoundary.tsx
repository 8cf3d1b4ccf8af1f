import { Component, type ReactNode } from 'react';
import { forgetMissingParts, MissingPart } from '../feedback/lazy-part.js';

interface MissingPartBoundaryProps {
  /** What is shown in place of a part that could not be loaded, with a function that tries again. */
  readonly instead: (missing: { readonly error: MissingPart; readonly retry: () => void }) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
}

/** Keeps a part that could not be loaded from taking the widget around it away; shown next, the part is loaded anew. */
export class MissingPartBoundary extends Component<MissingPartBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentWillUnmount(): void {
    if (this.state.error !== null) forgetMissingParts();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof MissingPart) return this.props.instead({ error, retry: this.#retry });
    throw error;
  }

  readonly #retry = (): void => {
    forgetMissingParts();
    this.setState({ error: null });
  };
}
