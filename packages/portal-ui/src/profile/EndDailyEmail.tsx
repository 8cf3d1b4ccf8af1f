import { digestEnd } from '@kontor/portal-core/digest';
import { Alert, Button } from '../primitives/index.js';
import { problemText, useSend, useTranslate } from '../provider/index.js';

interface EndDailyEmailProps {
  /** The key of the link that the e-mail holds. */
  readonly endKey: string;
}

/** Ends the daily e-mail of whoever got the link, by a press: programs that look at links end nothing. */
export function EndDailyEmail({ endKey }: EndDailyEmailProps) {
  const translate = useTranslate();
  const end = useSend((client, key: string) => client.call(digestEnd, { body: { key } }), { renews: [] });
  if (end.isSuccess) return <Alert level="success" title={translate('digest.ended')} />;
  return (
    <>
      <p>{translate('digest.endText')}</p>
      {end.error !== null && (
        <Alert level="danger" title={translate('digest.endFailed')}>
          {problemText(end.error, translate)}
        </Alert>
      )}
      <Button variant="primary" isBusy={end.isPending} onPress={() => end.mutate(endKey)}>
        {translate('digest.endSend')}
      </Button>
    </>
  );
}
