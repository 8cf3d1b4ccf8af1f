import type { LeftOutLine } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { leftOutOf } from '../state/left-out.js';
import { useWizard } from '../wizard-context.js';
import { Opener, Told } from './FileLine.styles.js';
import { ShownLines } from './ShownLines.js';

interface LeftOutLinesProps {
  readonly file: ChosenFile;
}

/**
 * Number of lines that are left out, because they are hidden or no rows of an order. They can be listed, and each can
 * be imported after all.
 */
export function LeftOutLines({ file }: LeftOutLinesProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { detection } = file.reading;
  const { keepLines = [], skipLines = [] } = file.overrides;
  const { hidden, others } = leftOutOf(detection, keepLines);
  const keep = (lines: readonly number[]) =>
    void store.override({
      keepLines: [...keepLines, ...lines],
      skipLines: skipLines.filter((skipped) => !lines.includes(skipped)),
    });
  const shared = { isBusy: state.work !== null, onKeep: keep };
  const isHidden = ({ reason }: LeftOutLine) => reason === 'hidden';
  return (
    <>
      {others > 0 && (
        <Told>
          <span>{translate('orderImport.leftOutLines', { count: others })}</span>
          <Lines lines={detection.leftOut.filter((one) => !isHidden(one))} count={others} {...shared} />
        </Told>
      )}
      {hidden.length > 0 && (
        <Told>
          <span>{translate('orderImport.hiddenLines', { count: hidden.length })}</span>
          <Opener>
            <Button size="small" variant="quiet" isDisabled={shared.isBusy} onPress={() => keep(hidden)}>
              {translate('orderImport.keepHidden')}
            </Button>
          </Opener>
          <Lines lines={detection.leftOut.filter(isHidden)} count={hidden.length} {...shared} />
        </Told>
      )}
    </>
  );
}

interface LinesProps {
  /** The first of the left-out lines. */
  readonly lines: readonly LeftOutLine[];
  readonly count: number;
  readonly isBusy: boolean;
  readonly onKeep: (lines: readonly number[]) => void;
}

function Lines({ lines, count, isBusy, onKeep }: LinesProps) {
  const translate = useTranslate();
  return (
    <ShownLines>
      {lines.map(({ line, reason, text }) => (
        <li key={line}>
          {translate('orderImport.leftOutLine', {
            line,
            reason: translate(`orderImport.leftOutReason_${reason}`),
          })}{' '}
          · {text}{' '}
          {KEEPABLE.has(reason) && (
            <Button
              size="small"
              variant="quiet"
              isDisabled={isBusy}
              aria-label={translate('orderImport.keepLineOf', { line })}
              onPress={() => onKeep([line])}
            >
              {translate('orderImport.keepLine')}
            </Button>
          )}
        </li>
      ))}
      {count > lines.length && (
        <li>{translate('orderImport.faultsMore', { count: count - lines.length })}</li>
      )}
    </ShownLines>
  );
}

/**
 * Reasons of lines that can be imported after all. Lines before the first row depend on the position of the header
 * instead, and another table has columns of its own.
 */
const KEEPABLE: ReadonlySet<LeftOutLine['reason']> = new Set(['totals', 'footer', 'chosen', 'hidden']);
