import { useState } from 'react';
import { formatDay } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { holdsNumber, ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { FieldDifference } from '@kontor/portal-core/order-import';
import { SegmentedControl } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Pager } from '../../table/index.js';
import { Panel, PanelTitle, Quiet } from '../OrderImportWizard.styles.js';
import { CONFLICTS_PAGE_SIZE, useConflicts } from '../state/useConflicts.js';
import {
  CONFLICT_CHOICES,
  type ChosenConflict,
  type ConflictChoice,
} from '../worker/import-effects.types.js';
import { useWizard } from '../wizard-context.js';
import { Toolbar } from '../grid/CheckGrid.styles.js';
import { valueText } from '../grid/value-text.js';
import { ConflictHead, ConflictItems, Differences } from './ConflictPanel.styles.js';
import { OtherRecipientDialog } from './OtherRecipientDialog.js';

const CHOICE_TEXTS = {
  skip: 'orderImport.conflictSkip',
  replace: 'orderImport.conflictReplace',
  stop: 'orderImport.conflictStop',
} as const;

/** The orders whose number is taken by a different order: their differences, and what is to happen, for each or for all. */
export function ConflictPanel() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [page, setPage] = useState(1);
  const found = useConflicts(store, state, page);
  if (found === null || found.count === 0) return null;
  const { conflicts, count, replaceable } = found;
  const all = new Set(conflicts.map(({ choice }) => choice));
  return (
    <Panel>
      <ConflictHead>
        <PanelTitle>{translate('orderImport.conflicts', { count })}</PanelTitle>
        {count > 1 && (
          <Toolbar>
            <Quiet>{translate('orderImport.conflictForAll')}</Quiet>
            <Choice
              label={translate('orderImport.conflictChoiceAll')}
              orderId={null}
              value={all.size === 1 ? (conflicts[0]?.choice ?? null) : null}
              mayReplace={replaceable > 0}
            />
          </Toolbar>
        )}
      </ConflictHead>
      <ConflictItems>
        {conflicts.map((conflict) => (
          <ConflictEntry key={conflict.external_order_id} conflict={conflict} />
        ))}
      </ConflictItems>
      {count > CONFLICTS_PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={CONFLICTS_PAGE_SIZE}
          totalCount={count}
          onChange={(change) => setPage(change.page)}
        />
      )}
    </Panel>
  );
}

function ConflictEntry({ conflict }: { readonly conflict: ChosenConflict }) {
  const translate = useTranslate();
  const { external_order_id: number, status, replaceable, kept, differences, choice } = conflict;
  const isOther = kept === 'otherRecipient';
  const words = status === null ? '' : translate(ORDER_STATUS_TEXTS[status]);
  const isCancelled = status !== null && !holdsNumber(status);
  const open = isCancelled ? translate('orderImport.conflictCancelled') : words;
  const why = isOther
    ? translate('orderImport.conflictOther')
    : translate('orderImport.conflictNotOpen', { status: words });
  const state = kept === null ? open : why;
  return (
    <li>
      <ConflictHead>
        <h4>
          {number}
          <small>{state}</small>
        </h4>
        <Choice
          label={translate('orderImport.conflictChoice', { number })}
          orderId={number}
          value={choice}
          mayReplace={replaceable || isOther}
          {...(isOther && { differences })}
        />
      </ConflictHead>
      {differences.length === 0 ? (
        translate('orderImport.conflictNoDifference')
      ) : (
        <DifferenceTable differences={differences} />
      )}
    </li>
  );
}

function DifferenceTable({ differences }: { readonly differences: readonly FieldDifference[] }) {
  const translate = useTranslate();
  const shown = (text: string, { field }: FieldDifference) => shownText(text, field, translate);
  return (
    <Differences>
      <thead>
        <tr>
          <th scope="col">{translate('orderImport.conflictField')}</th>
          <th scope="col">{translate('orderImport.conflictStored')}</th>
          <th scope="col">{translate('orderImport.conflictFile')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <th scope="row">{translate(`orderImport.columnHead_${difference.field}`)}</th>
            <td>
              <del>{shown(difference.stored, difference)}</del>
            </td>
            <td>
              <ins>{shown(difference.file, difference)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </Differences>
  );
}

function shownText(text: string, field: FieldDifference['field'], translate: Translate): string {
  if (text === '') return translate('orderImport.blank');
  return field === 'date' ? formatDay(text) : valueText(field, text, translate);
}

interface ChoiceProps {
  readonly label: string;
  /** External id of the order; null for all orders in conflict. */
  readonly orderId: string | null;
  readonly value: ConflictChoice | null;
  readonly mayReplace: boolean;
  /** The differences of an order that goes to somebody else, which is replaced after a question only. */
  readonly differences?: readonly FieldDifference[];
}

function Choice({ label, orderId, value, mayReplace, differences }: ChoiceProps) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { store } = useWizard();
  const options = CONFLICT_CHOICES.filter((choice) => choice !== 'replace' || mayReplace);
  const choose = (choice: ConflictChoice, isOtherMeant = false) =>
    store.mend(async () => ({
      sheet: await store.ask('chooseConflict', { external_order_id: orderId, choice, isOtherMeant }),
    }));
  return (
    <>
      <SegmentedControl
        label={label}
        isLabelHidden
        options={options.map((choice) => ({ value: choice, label: translate(CHOICE_TEXTS[choice]) }))}
        value={value}
        onChange={({ value: choice }) =>
          choice === 'replace' && differences !== undefined ? setIsAsking(true) : void choose(choice)
        }
      />
      {isAsking && (
        <OtherRecipientDialog
          number={orderId ?? ''}
          differences={differences ?? []}
          onReplace={() => choose('replace', true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
