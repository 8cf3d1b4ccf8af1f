import { useContext } from 'react';
import type { Translate } from '@kontor/portal-core/i18n';
import { AccessLostContext, isAccessLost, problemText, useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { Alert } from '../feedback/Alert.js';
import { MissingPart } from '../feedback/lazy-part.js';

export interface LoadFailureProps {
  /** The error; `missing` if the record does not exist. */
  readonly error: unknown;
  /** What is missing, in words; „not shown" by default. */
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Shown in place of content that failed or could not be loaded: gives the reason and offers to try again. Nothing where a notice above all
 * widgets does so already.
 */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  if (useContext(AccessLostContext) && isAccessLost(error)) return null;
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
      {reasonOf(error, translate)}
    </Alert>
  );
}

function reasonOf(error: unknown, translate: Translate): string {
  if (error === 'missing') return translate('problem.not_found');
  return error instanceof MissingPart ? translate('embedding.notShownText') : problemText(error, translate);
}
