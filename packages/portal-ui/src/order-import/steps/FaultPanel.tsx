import { useState, type FormEvent } from 'react';
import { columnLabels, parseValuePair } from '@kontor/portal-core/order-import';
import { Button, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { gridFields } from '../worker/grid-fields.js';
import type { Fault, FaultList as Faults } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';
import { headOf } from './field-layout.js';
import { message } from './row-issue-texts.js';
import { FaultBox, FaultForm, FaultList, FaultText, FaultTitle } from './FaultPanel.styles.js';
import { useMending } from './useMending.js';

interface FaultPanelProps {
  readonly list: Faults;
  /** Leads to the first row with the fault. */
  readonly onShow: (fault: Fault) => void;
}

/** What is wrong, the same faults together, each put right in all its rows at once. */
export function FaultPanel({ list: { faults, more }, onShow }: FaultPanelProps) {
  const translate = useTranslate();
  if (faults.length === 0) return null;
  return (
    <FaultBox aria-label={translate('orderImport.faults')}>
      <FaultTitle>{translate('orderImport.faultsTitle', { count: faults.length + more })}</FaultTitle>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <FaultList tabIndex={0} aria-label={translate('orderImport.faults')}>
        {faults.map((fault) => (
          <FaultLine
            key={`${fault.field} ${fault.code} ${fault.value} ${fault.told}`}
            fault={fault}
            onShow={onShow}
          />
        ))}
        {more > 0 && <li>{translate('orderImport.faultsMore', { count: more })}</li>}
      </FaultList>
    </FaultBox>
  );
}

interface FaultLineProps {
  readonly fault: Fault;
  readonly onShow: (fault: Fault) => void;
}

function FaultLine({ fault, onShow }: FaultLineProps) {
  const translate = useTranslate();
  const { value, rows, issue, suggestion, isMendable } = fault;
  const head = useFaultHead(fault);
  const note = issue.field !== null ? 'faultInMapping' : NOTES[issue.code];
  return (
    <li>
      <FaultText>
        {head !== '' && <strong>{head}: </strong>}
        {value === ''
          ? message(issue, translate)
          : `${translate('orderImport.faultValue', { value })} ${message(issue, translate)}`}
        <small>
          {translate('orderImport.faultRows', { count: rows })}
          {!isMendable && note !== undefined && ` · ${translate(`orderImport.${note}`)}`}
        </small>
      </FaultText>
      <Button size="small" variant="quiet" onPress={() => onShow(fault)}>
        {translate('orderImport.faultShow')}
      </Button>
      <NoItemButton issue={issue} />
      <KeepButton fault={fault} />
      <RemarkButton issue={issue} />
      <DetachedButtons issue={issue} />
      {isMendable && <FaultReplacing fault={fault} head={head} suggestion={suggestion} />}
    </li>
  );
}

/** Leaves rows out that read as postage, a discount or a fee; shows nothing at any other fault. */
function NoItemButton({ issue }: Pick<Fault, 'issue'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  const pair = parseValuePair(String(issue.params?.['charge'] ?? ''));
  if (pair === null) return null;
  return (
    <Button size="small" onPress={() => void store.sayMeaning(pair)}>
      {translate('orderImport.noItem')}
    </Button>
  );
}

/** Lets a value stand that was doubted; a product's number only beside what the row calls it. Shows nothing at any other fault. */
function KeepButton({ fault: { issue, value } }: Pick<FaultLineProps, 'fault'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  const pair = parseValuePair(String(issue.params?.['keep'] ?? ''));
  if (pair === null) return null;
  return (
    <Button size="small" onPress={() => void store.sayMeaning(pair)}>
      {translate('orderImport.keepValue', { value: pair.field === 'product_named' ? pair.text : value })}
    </Button>
  );
}

/** Imports orders although a remark speaks against it; shows nothing at any other fault. */
function RemarkButton({ issue }: Pick<Fault, 'issue'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  const pair = parseValuePair(String(issue.params?.['remark'] ?? ''));
  if (pair === null) return null;
  return (
    <Button size="small" onPress={() => void store.sayMeaning(pair)}>
      {translate('orderImport.remarkImport')}
    </Button>
  );
}

/** Says whether rows that stand apart belong to the order above them; shows nothing at any other fault. */
function DetachedButtons({ issue: { code, params } }: Pick<Fault, 'issue'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  if (code !== 'detachedRows') return null;
  const [line, last] = [Number(params?.['line']), Number(params?.['last'])];
  const lines = Array.from({ length: last - line + 1 }, (_, at) => line + at);
  return (
    <>
      <Button size="small" onPress={() => void store.sayLines({ keepLines: [line] })}>
        {translate('orderImport.rowsBelong')}
      </Button>
      <Button size="small" onPress={() => void store.sayLines({ skipLines: lines })}>
        {translate('orderImport.rowsLeaveOut')}
      </Button>
    </>
  );
}

/** Where something else than a text in the cells helps. */
const NOTES: Readonly<Record<string, 'cancelledInMapping'>> = { cancelledInFile: 'cancelledInMapping' };

/** The head of the grid's column, or the file's own where the fault is in no field; empty for a whole order. */
function useFaultHead({ field: id, issue }: Fault): string {
  const translate = useTranslate();
  const { draft, file } = useWizard().state;
  const field = draft && gridFields(draft.mapping).find((one) => one.id === id);
  if (field) return headOf(field, translate);
  if (issue.field !== null || issue.column === null || file === null) return '';
  return columnLabels(file.reading.header)[issue.column - 1] ?? '';
}

interface FaultReplacingProps {
  readonly fault: Fault;
  readonly head: string;
  readonly suggestion: string | null;
}

function FaultReplacing({ fault, head, suggestion }: FaultReplacingProps) {
  const translate = useTranslate();
  const mending = useMending();
  const [by, setBy] = useState(suggestion ?? '');
  const { value, rows } = fault;
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (by.trim() !== '') mending.replaceFault(fault, by.trim());
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
