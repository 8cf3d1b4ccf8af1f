import { countOutcomes, type BulkAction, type BulkEntry } from '@kontor/portal-core/orders';
import { Download } from 'lucide-react';
import { Alert, Button, Dialog, LoadingNote, ProgressBar } from '../../primitives/index.js';
import { problemText, saveFile, useLanguage, useTranslate } from '../../provider/index.js';
import { bulkCsv } from './bulk-csv.js';
import type { BulkTarget } from './bulk-run.js';
import { BULK_DO, BULK_TITLES } from './bulk-texts.js';
import { Stack } from './BulkDialog.styles.js';
import { BulkRows, BulkSummary } from './BulkRows.js';
import { useBulkRun, type BulkRunActs } from './useBulkRun.js';

export interface BulkDialogProps {
  /** The action to perform on the orders. */
  readonly action: BulkAction;
  /** The selected orders. Keep the same object while the dialog is open. */
  readonly target: BulkTarget;
  /** Called when the dialog closes; `isDone` is true once something may have changed. */
  readonly onClose: (end: { readonly isDone: boolean }) => void;
}

/** Dialog that previews a bulk action with reasons, performs it after confirmation, and shows the result for each order. */
export function BulkDialog({ action, target, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const acts = useBulkRun(action, target);
  const { step } = acts.run;
  const close = () => onClose({ isDone: step === 'done' || step === 'stopped' });
  return (
    <Dialog
      isOpen
      title={translate(BULK_TITLES[action])}
      onClose={step === 'applying' ? acts.stop : close}
      isDismissable={step !== 'applying'}
      actions={<BulkButtons action={action} acts={acts} onClose={close} />}
    >
      <BulkBody acts={acts} />
    </Dialog>
  );
}

function BulkBody({ acts: { run, plan } }: { readonly acts: BulkRunActs }) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (value: number) => value.toLocaleString(language);
  switch (run.step) {
    case 'planning':
      return run.total === 0 ? (
        <LoadingNote label={translate('orderBulk.checking')} />
      ) : (
        <ProgressBar
          label={translate('orderBulk.checking')}
          value={run.done}
          maximum={run.total}
          valueText={translate('orderBulk.checked', { done: words(run.done), total: words(run.total) })}
        />
      );
    case 'unplanned':
      return (
        <Alert
          level="danger"
          title={translate('orderBulk.planFailed')}
          actions={<Button onPress={plan}>{translate('common.retry')}</Button>}
        >
          {problemText(run.error, translate)}
        </Alert>
      );
    case 'preview':
      return <Preview entries={run.entries} />;
    case 'applying':
      return (
        <ProgressBar
          label={translate('orderBulk.applying')}
          value={run.done}
          maximum={run.total}
          valueText={translate('orderBulk.applied', { done: words(run.done), total: words(run.total) })}
        />
      );
    default:
      return <Result run={run} />;
  }
}

function Preview({ entries }: { readonly entries: readonly BulkEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return <p>{translate('orderBulk.nothingSelected')}</p>;
  const kept = entries.filter(({ outcome }) => outcome !== 'changed');
  return (
    <Stack>
      {kept.length === entries.length && <Alert level="info" title={translate('orderBulk.nothingChanges')} />}
      <BulkSummary
        entries={entries}
        titles={{ changed: 'orderBulk.willChange', kept: 'orderBulk.willNotChange' }}
      />
      {kept.length > 0 && <BulkRows entries={kept} />}
    </Stack>
  );
}

function Result({ run }: { readonly run: Extract<BulkRunActs['run'], { step: 'done' | 'stopped' }> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { entries } = run;
  const { changed, failed } = countOutcomes(entries);
  const words = (value: number) => value.toLocaleString(language);
  const done = { done: words(changed), total: words(changed + failed) };
  return (
    <Stack>
      {run.step === 'stopped' && (
        <Alert level="warning" title={translate('orderBulk.stopped', done)}>
          {run.error != null && <p>{problemText(run.error, translate)}</p>}
          {translate('orderBulk.stoppedText')}
        </Alert>
      )}
      <BulkSummary entries={entries} titles={{ changed: 'orderBulk.done', kept: 'orderBulk.doneWithout' }} />
      <BulkRows entries={entries} />
    </Stack>
  );
}

interface BulkButtonsProps {
  readonly action: BulkAction;
  readonly acts: BulkRunActs;
  readonly onClose: () => void;
}

function BulkButtons({ action, acts: { run, apply, stop }, onClose }: BulkButtonsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const numbers = (count: number) => ({ count, total: count.toLocaleString(language) });
  if (run.step === 'applying') {
    return (
      <Button isDisabled={run.isStopping} onPress={stop}>
        {translate(run.isStopping ? 'orderBulk.stopping' : 'orderBulk.stop')}
      </Button>
    );
  }
  if (run.step !== 'preview' && run.step !== 'done' && run.step !== 'stopped')
    return <Button onPress={onClose}>{translate('common.cancel')}</Button>;
  const { changed, failed } = countOutcomes(run.entries);
  if (run.step === 'preview') {
    return (
      <>
        <Button onPress={onClose}>{translate(changed > 0 ? 'common.cancel' : 'common.close')}</Button>
        {changed > 0 && (
          <Button variant={action === 'cancel' ? 'danger' : 'primary'} onPress={apply}>
            {translate(BULK_DO[action], numbers(changed))}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <ResultFile action={action} entries={run.entries} />
      {failed > 0 && (
        <Button onPress={apply}>
          {run.step === 'stopped'
            ? translate('orderBulk.goOn')
            : translate('orderBulk.tryAgain', numbers(failed))}
        </Button>
      )}
      <Button variant="primary" onPress={onClose} autoFocus>
        {translate('common.close')}
      </Button>
    </>
  );
}

function ResultFile({
  action,
  entries,
}: {
  readonly action: BulkAction;
  readonly entries: readonly BulkEntry[];
}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      onPress={() => saveFile(`orders_${action}_${Date.now()}.csv`, bulkCsv(entries, language, translate))}
    >
      {translate('orderBulk.resultFile')}
    </Button>
  );
}
