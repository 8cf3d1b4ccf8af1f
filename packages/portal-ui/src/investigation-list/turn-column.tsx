import type { Translate } from '@kontor/portal-core/i18n';
import type { InvestigationSide } from '@kontor/portal-core/investigations';
import type { Order } from '@kontor/portal-core/orders';
import { turnWords, WhoseTurn } from '../investigations/index.js';
import type { Column } from '../table/index.js';

/** Column that says for whom an investigation waits, and since when. */
export function turnColumn(translate: Translate, reader: InvestigationSide): Column<Order> {
  return {
    id: 'investigationTurn',
    card: 'named-half',
    header: translate('investigations.turn'),
    width: 168,
    leastWidth: 124,
    text: ({ investigationTurn: turn }) => (turn === null ? '' : translate(turnWords(turn, reader).name)),
    renderCell: ({ investigationTurn: turn, investigationTurnSince: since }) =>
      turn !== null && since !== null && <WhoseTurn turn={turn} since={since} place="cell" />,
  };
}
