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
  const { run, sheet } = useWizard().state;
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
        {pace.secondsToRetry !== null && <Retrying seconds={pace.secondsToRetry} />}
        {!run.isRunning && <Interrupted reason={run.interruption} />}
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

/** Says when it is tried again, and tries now when asked to. */
function Retrying({ seconds }: { readonly seconds: number }) {
  const translate = useTranslate();
  const { store } = useWizard();
  const tryNow = (
    <Button size="small" onPress={() => void store.ask('tryNow', undefined)}>
      {translate('orderImport.tryNow')}
    </Button>
  );
  return (
    <Alert level="warning" actions={tryNow}>
      {translate('orderImport.retrying', { count: seconds })}
    </Alert>
  );
}

/** Says why it stopped, and goes on when asked to. */
function Interrupted({ reason }: { readonly reason: Parameters<typeof problemText>[0] }) {
  const translate = useTranslate();
  const send = useSending();
  const resume = (
    <Button size="small" variant="primary" onPress={send}>
      {translate('orderImport.resume')}
    </Button>
  );
  return (
    <Alert level="danger" title={translate('orderImport.importFailed')} actions={resume}>
      {problemText(reason, translate)}
    </Alert>
  );
}
