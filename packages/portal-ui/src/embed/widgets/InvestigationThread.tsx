import {
  InvestigationThread as Thread,
  type InvestigationThreadProps as ThreadProps,
} from '../../investigations/InvestigationThread.js';
import { useOrder } from '../../orders/useOrder.js';
import { Alert, Button, LoadingNote } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { problemText } from '../../provider/problem-text.js';

export interface InvestigationThreadProps extends Pick<ThreadProps, 'onUnsavedChange'> {
  /** The ERP's number of the order. */
  readonly orderId: number;
}

/** The investigation of an order: its comments, its status, and a place to write. */
export function InvestigationThread({ orderId, onUnsavedChange }: InvestigationThreadProps) {
  const translate = useTranslate();
  const { data, error, retry } = useOrder(orderId);
  if (data) return <Thread key={orderId} order={data} onUnsavedChange={onUnsavedChange} />;
  if (error === null) return <LoadingNote />;
  return (
    <Alert
      level="danger"
      actions={
        <Button size="small" onPress={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {problemText(error, translate)}
    </Alert>
  );
}
