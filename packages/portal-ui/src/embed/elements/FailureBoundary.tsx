import { Component, type ReactNode } from 'react';
import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface FailureBoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Says that a widget broke, or that a part of it could not be fetched, and offers to try again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <Failure onRetry={() => this.setState({ isBroken: false })} />;
  }
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      level="danger"
      title={translate('embedding.notShown')}
      actions={
        <Button size="small" onPress={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('embedding.notShownText')}
    </Alert>
  );
}
