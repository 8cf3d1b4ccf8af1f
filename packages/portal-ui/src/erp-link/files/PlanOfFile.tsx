import {
  REPORT_RESULTS,
  reportFieldOf,
  type FileOutcome,
  type ReportIssue,
} from '@kontor/portal-core/erp-link';
import { Alert, Button, Checkbox, ProgressBar } from '../../primitives/index.js';
import type { ReadTable } from '../../order-import/index.js';
import { problemText, useTranslate } from '../../provider/index.js';
import { Buttons, Faults } from './TakeFile.styles.js';
import { stillTelling, type UnderstoodFile, type useTakeFile } from './useTakeFile.js';

interface PlanOfFileProps {
  readonly file: Pick<
    ReturnType<typeof useTakeFile>,
    | 'telling'
    | 'ignored'
    | 'ignore'
    | 'plan'
    | 'receipt'
    | 'failure'
    | 'work'
    | 'check'
    | 'take'
    | 'startAgain'
  >;
  readonly opened: ReadTable;
  readonly understood: UnderstoodFile;
}

/** What the file would change, with all its faults at once; and once it is taken over, what became of it. */
export function PlanOfFile({ file, opened, understood }: PlanOfFileProps) {
  const translate = useTranslate();
  const { plan, receipt, failure, work } = file;
  const isBusy = work !== null;
  const isOpen = understood.questions.length + stillTelling(file.telling, file.ignored).length > 0;
  if (receipt !== null)
    return (
      <>
        <Alert level="success" title={translate('erpFiles.taken', { file: opened.name })}>
          <Counts outcome={receipt} isDone />
        </Alert>
        <FaultList issues={receipt.issues} />
        <Buttons>
          <Button onPress={file.startAgain}>{translate('erpFiles.another')}</Button>
        </Buttons>
      </>
    );
  return (
    <>
      {failure !== null && (
        <Alert
          level="danger"
          title={translate(failure.of === 'checking' ? 'erpFiles.checkFailed' : 'erpFiles.takeFailed')}
        >
          {problemText(failure.error, translate)}
        </Alert>
      )}
      {file.telling.length > 0 && <TellingColumns file={file} />}
      {plan !== null && (
        <>
          <Counts outcome={plan} isDone={false} />
          {plan.counts.applied === 0 && plan.issues.length === 0 && (
            <Alert level="info" title={translate('erpFiles.nothingNew')} />
          )}
          <FaultList issues={plan.issues} />
        </>
      )}
      {work !== null && work.kind !== 'reading' && (
        <ProgressBar
          label={translate(`erpFiles.${work.kind}`)}
          value={work.done}
          maximum={opened.rows.length}
        />
      )}
      <Buttons>
        {plan === null ? (
          <Button variant="primary" isBusy={isBusy} isDisabled={isOpen} onPress={file.check}>
            {translate('erpFiles.check')}
          </Button>
        ) : (
          plan.counts.applied > 0 && (
            <Button variant="primary" isBusy={isBusy} onPress={file.take}>
              {translate('erpFiles.take', { count: plan.counts.applied })}
            </Button>
          )
        )}
      </Buttons>
    </>
  );
}

/** The columns that tell rows apart, each to be confirmed. */
function TellingColumns({
  file: { telling, ignored, ignore },
}: {
  readonly file: Pick<PlanOfFileProps['file'], 'telling' | 'ignored' | 'ignore'>;
}) {
  const translate = useTranslate();
  return (
    <Alert level="warning" title={translate('erpFiles.telling')}>
      {telling.map(({ column, name, texts }) => (
        <Checkbox
          key={column}
          label={translate('erpFiles.tellingColumn', { column: name, texts: texts.join(', ') })}
          isSelected={ignored.includes(column)}
          onChange={({ isSelected }) => ignore(column, isSelected)}
        />
      ))}
    </Alert>
  );
}

/** How many rows became what. */
function Counts({
  outcome: { counts, created },
  isDone,
}: {
  readonly outcome: FileOutcome;
  readonly isDone: boolean;
}) {
  const translate = useTranslate();
  const parts = REPORT_RESULTS.filter((result) => result === 'applied' || counts[result] > 0).map(
    (result) => {
      const name = result === 'applied' && !isDone ? 'new' : result;
      return `${translate('orderImport.number', { value: counts[result] })} ${translate(`erpFiles.result_${name}`)}`;
    },
  );
  return (
    <span role="status">
      {[...parts, ...(created > 0 ? [translate('erpFiles.created', { count: created })] : [])].join(' · ')}
    </span>
  );
}

/** Most faults listed. */
const SHOWN = 200;

/** Every row that is not taken over, with its line and the reason. */
function FaultList({ issues }: { readonly issues: readonly ReportIssue[] }) {
  const translate = useTranslate();
  if (issues.length === 0) return null;
  const title = translate('erpFiles.faults', { count: new Set(issues.map(({ line }) => line)).size });
  const nameOf = ({ line, path }: ReportIssue) => {
    const field = reportFieldOf(path);
    return field === null
      ? translate('erpFiles.fault', { line })
      : translate('erpFiles.faultIn', { line, field: translate(`erpFiles.name_${field}`) });
  };
  return (
    <Alert level="warning" title={title}>
      <Faults aria-label={title} tabIndex={0}>
        {issues.slice(0, SHOWN).map((issue, at) => (
          <li key={at}>
            <span>{nameOf(issue)}</span>
            <span>{issue.message}</span>
          </li>
        ))}
        {issues.length > SHOWN && (
          <li>{translate('erpFiles.moreFaults', { count: issues.length - SHOWN })}</li>
        )}
      </Faults>
    </Alert>
  );
}
