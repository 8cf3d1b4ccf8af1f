import type { ReactNode } from 'react';
import type { Translate } from '@kontor/portal-core/i18n';
import { CellActions } from './cell-parts.js';
import type { Column } from './columns/column.js';

/** The last column of a list, with buttons for what can be done with the row; 88 pixels hold two. */
export const actionsColumn = <Row,>(
  translate: Translate,
  renderButtons: (row: Row) => ReactNode,
  width = 88,
): Column<Row> => ({
  id: 'actions',
  header: translate('common.actions'),
  text: () => '',
  card: 'corner',
  renderCell: (row) => <CellActions>{renderButtons(row)}</CellActions>,
  width,
  align: 'end',
  pin: 'end',
});
