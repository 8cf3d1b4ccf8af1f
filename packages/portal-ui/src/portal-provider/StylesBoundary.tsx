import { Component, Suspense, type ReactNode } from 'react';
import type { Language } from '@kontor/portal-core/i18n';
import { isStylesBlocked, LoadedTexts, useTranslate } from '../provider/index.js';

interface StylesBoundaryProps {
  readonly language: Language;
  readonly onBlocked: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows a message without styles when the page's content security policy allows none. All other errors are left to the host. */
export class StylesBoundary extends Component<StylesBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBlocked(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isStylesBlocked(error)) throw error;
    return (
      <Suspense fallback={null}>
        <LoadedTexts language={this.props.language} texts="first" onMissingText={undefined}>
          <Blocked />
        </LoadedTexts>
      </Suspense>
    );
  }
}

function Blocked() {
  const translate = useTranslate();
  return (
    <div role="alert">
      <p>
        <strong>{translate('embedding.notShown')}</strong>
      </p>
      <p>{translate('embedding.stylesBlocked')}</p>
    </div>
  );
}
