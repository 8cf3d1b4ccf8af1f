import { Component, type ReactNode } from 'react';
import type { Translate } from '@kontor/portal-core';
import { Alert, Button } from '../primitives/index.js';

interface WidgetBoundaryProps {
  readonly translate: Translate;
  readonly children: ReactNode;
}

/** Catches what breaks while a widget is drawn, a part of the portal that could not be fetched among it, and offers to try again. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { translate, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Alert
        level="danger"
        title={translate('dashboards.widgetFailed')}
        actions={
          <Button size="small" onPress={() => this.setState({ isBroken: false })}>
            {translate('common.retry')}
          </Button>
        }
      />
    );
  }
}
