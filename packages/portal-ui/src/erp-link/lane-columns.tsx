import { CircleCheck, RotateCw, SkipForward } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import type { ErpLane, ErpNews, LaneDecision, LaneRecord } from '@kontor/portal-core/erp-link';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { CellActions, CellButton, type Column } from '../table/index.js';

interface ColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly onDecide: (lane: ErpLane, decision: LaneDecision) => void;
}

const NEWS: Readonly<Record<ErpNews, TextKey>> = {
  'order.created': 'erpLink.newsOf_created',
  'order.changed': 'erpLink.newsOf_changed',
  'order.cancelled': 'erpLink.newsOf_cancelled',
  'product.created': 'erpLink.newsOf_created',
  'product.changed': 'erpLink.newsOf_changed',
  'delivery.accepted': 'erpLink.newsOf_accepted',
  'delivery.booked': 'erpLink.newsOf_booked',
};
const RECORDS: Readonly<Record<LaneRecord, TextKey>> = {
  order: 'erpLink.record_order',
  product: 'erpLink.record_product',
  delivery: 'erpLink.record_delivery',
};

/** The columns of refused messages: what, why, and what a person can do about it. */
export function laneColumns({ translate, timeZone, onDecide }: ColumnOptions): readonly Column<ErpLane>[] {
  return [
    {
      id: 'record',
      header: translate('erpLink.record'),
      text: ({ record_type, number }) => translate(RECORDS[record_type], { number }),
      width: 180,
    },
    {
      id: 'merchant',
      header: translate('erpLink.merchant'),
      text: ({ merchant_erp_id, merchant_name }) => merchant_name || String(merchant_erp_id),
      width: 120,
    },
    { id: 'news', header: translate('erpLink.news'), text: ({ news }) => translate(NEWS[news]), width: 104 },
    {
      id: 'refusal',
      header: translate('erpLink.refusal'),
      text: ({ refusal }) => refusal ?? '',
      width: 240,
      grow: 1,
    },
    {
      id: 'behind',
      header: translate('erpLink.behind'),
      text: ({ waiting }) => String(waiting - 1),
      width: 84,
    },
    {
      id: 'since',
      header: translate('erpLink.sinceColumn'),
      text: ({ since }) => formatInstant(Date.parse(since), timeZone),
      width: 136,
    },
    actionsColumn(translate, onDecide),
  ];
}

function actionsColumn(translate: Translate, onDecide: ColumnOptions['onDecide']): Column<ErpLane> {
  return {
    id: 'actions',
    header: translate('common.actions'),
    text: () => '',
    renderCell: (lane) => {
      const { number } = lane;
      return (
        <CellActions>
          <CellButton
            label={translate('erpLink.repeatNamed', { number })}
            icon={<RotateCw />}
            onPress={() => onDecide(lane, 'repeat')}
          />
          <CellButton
            label={translate('erpLink.doneNamed', { number })}
            icon={<CircleCheck />}
            onPress={() => onDecide(lane, 'done')}
          />
          <CellButton
            label={translate('erpLink.skipNamed', { number })}
            icon={<SkipForward />}
            onPress={() => onDecide(lane, 'skip')}
          />
        </CellActions>
      );
    },
    width: 140,
    pin: 'end',
  };
}
