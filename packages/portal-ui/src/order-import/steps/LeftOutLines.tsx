import { useState } from 'react';
import type { LeftOutLine } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import type { ChosenFile } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';
import { LineList } from './FileLine.styles.js';

interface LeftOutLinesProps {
  readonly file: ChosenFile;
}

/** Lines that are no rows of an order: how many, on wish which, and each taken in after all. */
export function LeftOutLines({ file }: LeftOutLinesProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const { leftOut, leftOutCount } = file.reading.detection;
  if (leftOutCount === 0) return null;
  const { keepLines = [], skipLines = [] } = file.overrides;
  const keep = ({ line }: LeftOutLine) =>
    void store.override({
      keepLines: [...keepLines, line],
      skipLines: skipLines.filter((skipped) => skipped !== line),
    });
  return (
    <div>
      {translate('orderImport.leftOutLines', { count: leftOutCount })}{' '}
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        onPress={() => setOpen((before) => !before)}
      >
        {translate(isOpen ? 'orderImport.hideValues' : 'orderImport.showValues')}
      </Button>
      {isOpen && (
        <LineList>
          {leftOut.map((one) => (
            <li key={one.line}>
              {translate('orderImport.leftOutLine', {
                line: one.line,
                reason: translate(`orderImport.leftOutReason_${one.reason}`),
              })}{' '}
              · {one.text}{' '}
              {KEEPABLE.has(one.reason) && (
                <Button
                  size="small"
                  variant="quiet"
                  isDisabled={state.work !== null}
                  aria-label={translate('orderImport.keepLineOf', { line: one.line })}
                  onPress={() => keep(one)}
                >
                  {translate('orderImport.keepLine')}
                </Button>
              )}
            </li>
          ))}
        </LineList>
      )}
    </div>
  );
}

/** What stands before the first row is said by the line of the header instead. */
const KEEPABLE: ReadonlySet<LeftOutLine['reason']> = new Set(['totals', 'footer', 'chosen']);
