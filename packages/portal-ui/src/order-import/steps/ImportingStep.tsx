import { Alert, Button, ProgressBar } from '../../primitives/index.js';
import { problemText, useTranslate } from '../../provider/index.js';
import { Actions, Panel, Quiet, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { importPace } from './import-pace.js';
import { useSending } from './useSending.js';
import { useTicks } from './useTicks.js';

/** Progress of sending the orders: number, speed and remaining time. After an interruption it can be resumed. */
export function ImportingStep() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { run, sheet } = state;
  const send = useSending();
  const now = useTicks(run?.isRunning === true);
  if (run === null || sheet === null) return null;
  const pace = importPace(run, sheet.orders, now);
  const { outcomes } = run.progress ?? {};
  return (
    <StepBody data-width="form">
      <Panel>
        <ProgressBar
          label={translate('orderImport.importing')}
          value={pace.done}
          maximum={sheet.orders}
          valueText={translate('orderImport.imported', { done: pace.done, all: sheet.orders })}
        />
        <Quiet>
          {outcomes !== undefined && translate('orderImport.receiptCounts', { ...outcomes })}
          {pace.rate !== null && ` · ${translate('orderImport.rate', { rate: pace.rate })}`}
          {pace.secondsLeft !== null && ` · ${timeLeft(pace.secondsLeft)}`}
        </Quiet>
        {pace.skipped > 0 && <Quiet>{translate('orderImport.resumed', { count: pace.skipped })}</Quiet>}
        {pace.secondsToRetry !== null && (
          <Alert
            level="warning"
            actions={
              <Button size="small" onPress={() => void store.ask('tryNow', undefined)}>
                {translate('orderImport.tryNow')}
              </Button>
            }
          >
            {translate('orderImport.retrying', { count: pace.secondsToRetry })}
          </Alert>
        )}
        {!run.isRunning && (
          <Alert
            level="danger"
            title={translate('orderImport.importFailed')}
            actions={
              <Button size="small" variant="primary" onPress={send}>
                {translate('orderImport.resume')}
              </Button>
            }
          >
            {problemText(run.interruption, translate)}
          </Alert>
        )}
      </Panel>
      {run.isRunning && (
        <Actions>
          <Quiet>{translate('orderImport.keepOpen')}</Quiet>
        </Actions>
      )}
    </StepBody>
  );

  function timeLeft(seconds: number): string {
    const time =
      seconds < 90
        ? translate('orderImport.seconds', { count: seconds })
        : translate('orderImport.minutes', { count: Math.round(seconds / 60) });
    return translate('orderImport.timeLeft', { time });
  }
}
