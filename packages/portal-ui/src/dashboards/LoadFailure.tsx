import { Alert, Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Stands where a part could not be fetched. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      level="danger"
      title={translate('dashboards.widgetFailed')}
      actions={
        <Button size="small" onPress={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {problemText(error, translate)}
    </Alert>
  );
}
