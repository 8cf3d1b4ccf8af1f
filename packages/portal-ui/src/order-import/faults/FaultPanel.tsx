import { useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { shownLabels } from '../dialect-texts.js';
import { gridFields } from '../worker/grid-fields.js';
import type { Fault, FaultList as Faults } from '../worker/mending.types.js';
import { Spoken } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { AnsweredList } from './AnsweredList.js';
import { askedKey, DoubtButtons } from './DoubtButtons.js';
import { headOf } from '../grid/field-layout.js';
import { messageOfValue } from '../grid/row-issue-texts.js';
import { FaultBox, FaultForm, FaultHead, FaultList, FaultText, FaultTitle } from './FaultPanel.styles.js';
import { useAnswering } from './useAnswering.js';
import { RemarksToRead } from './RemarksToRead.js';
import { useMendedFocus } from './useMendedFocus.js';
import { useMending } from '../grid/useMending.js';

/** How many of many faults are shown while the list is folded: those of the most rows. The grid needs the room. */
const FOLDED = 2;

interface FaultPanelProps {
  readonly list: Faults;
  /** Called to move to the first row with the fault. */
  readonly onShow: (fault: Fault) => void;
}

/** List of the faults, equal ones grouped, each corrected in all its rows at once. */
export function FaultPanel({ list, onShow }: FaultPanelProps) {
  const translate = useTranslate();
  const box = useRef<HTMLElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const { answers, begin, told } = useAnswering(box, list);
  const beginMending = useMendedFocus({ box, rest }, list);
  const { faults, more } = list;
  const [isOpen, setOpen] = useState(false);
  const count = faults.length + more;
  const isLong = count > FOLDED + 1;
  const shown = isLong && !isOpen ? faults.slice(0, FOLDED) : faults;
  /** A question that comes back may have its place among those that are folded away. */
  const undo = (key: string) => {
    if (count > FOLDED) setOpen(true);
    begin(key);
  };
  return (
    <>
      <Spoken ref={rest} role="status" tabIndex={-1}>
        {told}
      </Spoken>
      {faults.length + answers.length > 0 && (
        <FaultBox ref={box} aria-label={translate('orderImport.faults')}>
          {faults.length > 0 && (
            <>
              <FaultHead>
                <FaultTitle tabIndex={-1}>{translate('orderImport.faultsTitle', { count })}</FaultTitle>
                {isLong && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-expanded={isOpen}
                    onPress={() => setOpen((before) => !before)}
                  >
                    {translate(isOpen ? 'orderImport.faultsFewer' : 'orderImport.faultsAll', { count })}
                  </Button>
                )}
              </FaultHead>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
              <FaultList tabIndex={0} aria-label={translate('orderImport.faults')}>
                {shown.map((fault) => (
                  <FaultLine
                    key={`${fault.field} ${fault.code} ${fault.value} ${fault.told}`}
                    fault={fault}
                    onShow={onShow}
                    onAnswer={begin}
                    onMend={beginMending}
                  />
                ))}
                {more > 0 && shown === faults && (
                  <li>{translate('orderImport.faultsMore', { count: more })}</li>
                )}
              </FaultList>
            </>
          )}
          <AnsweredList answers={answers} onUndo={undo} />
        </FaultBox>
      )}
    </>
  );
}

interface FaultLineProps {
  readonly fault: Fault;
  readonly onShow: (fault: Fault) => void;
  /** Called with the key of the doubt before it is answered. */
  readonly onAnswer: (key: string) => void;
  /** Called before the fault is corrected. */
  readonly onMend: () => void;
}

function FaultLine({ fault, onShow, onAnswer, onMend }: FaultLineProps) {
  const translate = useTranslate();
  const { value, rows, issue, suggestion, isMendable, remarks } = fault;
  const head = useFaultHead(fault);
  const note = issue.field !== null && issue.column === null ? 'faultInMapping' : NOTES[issue.code];
  return (
    <li data-asked={askedKey(issue)}>
      <FaultText>
        {remarks === undefined ? (
          <>
            {head !== '' && <strong>{head}: </strong>}
            {messageOfValue(value, issue, translate)}
            <small>
              {translate('orderImport.faultRows', { count: rows })}
              {!isMendable && note !== undefined && ` · ${translate(`orderImport.${note}`)}`}
            </small>
          </>
        ) : (
          <RemarksToRead remarks={remarks} count={rows} />
        )}
      </FaultText>
      <Button size="small" variant="quiet" onPress={() => onShow(fault)}>
        {translate('orderImport.faultShow')}
      </Button>
      <DoubtButtons fault={fault} onAnswer={onAnswer} />
      {isMendable && <FaultReplacing fault={fault} head={head} suggestion={suggestion} onMend={onMend} />}
    </li>
  );
}

/** Hints for faults that cannot be corrected in a cell. */
const NOTES: Readonly<Record<string, 'cancelledInMapping'>> = { cancelledInFile: 'cancelledInMapping' };

/** Header of the grid's column, or of the file's column if the fault belongs to no field; empty for a whole order. */
function useFaultHead({ field: id, issue }: Fault): string {
  const translate = useTranslate();
  const { draft, file } = useWizard().state;
  const field = draft && gridFields(draft.mapping).find((one) => one.id === id);
  if (field) return headOf(field, translate);
  if (issue.field !== null || issue.column === null || file === null) return '';
  return shownLabels(file.reading, translate)[issue.column - 1] ?? '';
}

interface FaultReplacingProps {
  readonly fault: Fault;
  readonly head: string;
  readonly suggestion: string | null;
  readonly onMend: () => void;
}

function FaultReplacing({ fault, head, suggestion, onMend }: FaultReplacingProps) {
  const translate = useTranslate();
  const mending = useMending();
  const [by, setBy] = useState(suggestion ?? '');
  const { value, rows } = fault;
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (by.trim() === '') return;
    onMend();
    mending.replaceFault(fault, by.trim());
  };
  return (
    <FaultForm onSubmit={replace}>
      <TextField
        label={translate('orderImport.faultReplaceFor', { field: head, value })}
        isLabelHidden
        placeholder={translate('orderImport.faultReplaceBy')}
        value={by}
        onChange={(change) => setBy(change.value)}
      />
      <Button size="small" type="submit" isDisabled={by.trim() === ''}>
        {translate('orderImport.faultReplace', { count: rows })}
      </Button>
    </FaultForm>
  );
}
