import { addDays, formatInstant, today } from '@kontor/portal-core/dates';
import { isFileMakerUrl } from '@kontor/portal-core/erp-link';
import { Alert, Button, PageColumn, PageHead, useNotifyFailure } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { useCompare, useLastComparison } from '../useErpLink.js';
import { comparedText } from './compared-text.js';
import { ComparisonReport } from './ComparisonReport.js';

/** Days that are compared, as many as each week. */
const DAYS = 90;

/** The report of the last weekly comparison, or of one that is asked for now; a FileMaker file alone can be read for it. */
export function LastComparison({ url }: { readonly url: string }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const timeZone = useTimeZone();
  const { data: last } = useLastComparison();
  const { mutate, isPending, data: now } = useCompare();
  const shown = now ?? last;
  const compare = () => {
    const to = today(Date.now, timeZone);
    mutate(
      { from: addDays(to, -DAYS), to },
      { onError: (error) => notifyFailure(translate('erpLink.decideFailed'), error) },
    );
  };
  return (
    <>
      {isFileMakerUrl(url) && (
        <PageColumn>
          <PageHead>
            <h2>{translate('erpLink.comparing')}</h2>
            <Button isBusy={isPending} onPress={compare}>
              {translate('erpLink.compareNow')}
            </Button>
          </PageHead>
          {now !== undefined && (
            <Alert
              level={now.failure === '' && now.difference_count === 0 ? 'success' : 'warning'}
              title={comparedText(now, (at) => formatInstant(Date.parse(at), timeZone), translate)}
            />
          )}
        </PageColumn>
      )}
      {shown != null && shown.failure === '' && <ComparisonReport comparison={shown} />}
    </>
  );
}
