import { formatInstant } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { merchantLabel } from '@kontor/portal-core/merchants';
import type { ImportOutcome, OrderImport } from '@kontor/portal-core/order-import';
import { Badge } from '../../primitives/index.js';
import type { Column } from '../../table/index.js';
import { IMPORT_STATE_TEXTS, IMPORT_STATE_TONES, OUTCOME_COUNT_TEXTS } from './import-texts.js';

interface ColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  /** Whether each import's merchant is shown, for users who see the imports of all merchants. */
  readonly hasMerchant: boolean;
}

/** The columns of the imports: number, file, time, user and result. */
export function importColumns(options: ColumnOptions): readonly Column<OrderImport>[] {
  const { translate, timeZone, hasMerchant } = options;
  return [
    {
      id: 'id',
      header: translate('orderImport.importNumber'),
      text: ({ id }) => String(id),
      width: 64,
      align: 'end',
      pin: 'start',
    },
    {
      id: 'source_name',
      header: translate('orderImport.receiptFile'),
      text: ({ source_name }) => source_name,
      width: 172,
      leastWidth: 130,
      grow: 2,
    },
    {
      id: 'created_at',
      header: translate('orderImport.receiptAt'),
      text: ({ created_at }) => formatInstant(Date.parse(created_at), timeZone),
      width: 140,
      isYielding: true,
    },
    ...(hasMerchant ? [merchantColumn(translate)] : []),
    {
      id: 'created_by',
      header: translate('orderImport.receiptBy'),
      text: ({ created_by }) => created_by.username,
      width: 120,
      isYielding: true,
      leastWidth: 96,
      grow: 1,
    },
    {
      id: 'state',
      header: translate('orderImport.stateHead'),
      text: ({ state }) => translate(IMPORT_STATE_TEXTS[state]),
      renderCell: ({ state }) => (
        <Badge tone={IMPORT_STATE_TONES[state]}>{translate(IMPORT_STATE_TEXTS[state])}</Badge>
      ),
      width: 128,
    },
    countColumn('created', translate),
    countColumn('replaced', translate),
    countColumn('unchanged', translate),
    countColumn('conflict', translate),
    countColumn('invalid', translate),
  ];
}

function merchantColumn(translate: Translate): Column<OrderImport> {
  return {
    id: 'merchant',
    header: translate('orderImport.merchant'),
    text: ({ merchant_name, merchant_erp_id }) =>
      merchantLabel({ merchant_name, erp_merchant_id: merchant_erp_id }),
    width: 130,
    leastWidth: 110,
    grow: 1,
  };
}

function countColumn(outcome: ImportOutcome, translate: Translate): Column<OrderImport> {
  return {
    id: outcome,
    header: translate(OUTCOME_COUNT_TEXTS[outcome]),
    text: ({ counts }) => translate('orderImport.number', { value: counts[outcome] }),
    width: 88,
    align: 'end',
  };
}
