import { problemText, useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { Alert } from './Alert.js';
import { MissingPart } from './lazy-part.js';

export interface LoadFailureProps {
  /** What happened. */
  readonly error: unknown;
  /** What is not there for it, in words; „not shown" unless told. */
  readonly title?: string | undefined;
  /** Tries again. */
  readonly onRetry: () => void;
}

/** Stands where something could not be fetched or broke, says why and offers to try again. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      level="danger"
      title={title ?? translate('embedding.notShown')}
      actions={
        <Button size="small" onPress={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {error instanceof MissingPart ? translate('embedding.notShownText') : problemText(error, translate)}
    </Alert>
  );
}
