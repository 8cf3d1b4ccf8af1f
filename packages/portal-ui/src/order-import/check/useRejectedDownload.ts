import { useState } from 'react';
import { createRejectedRowsWriter } from '@kontor/portal-core/order-import';
import { saveFile, useTranslate } from '../../provider/index.js';
import { resultsName } from '../imports/useImports.js';
import { useWizard } from '../wizard-context.js';

/** Number of orders fetched from the worker together, so that the page does not freeze. */
const PORTION = 500;
const BYTE_ORDER_MARK = '\ufeff';

/** Downloads the rejected orders with their own columns, the line number, and the faults of each row. */
export function useRejectedDownload() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    if (state.file === null) return;
    const { header, dialect } = state.file.reading;
    const writer = createRejectedRowsWriter({ header, delimiter: dialect.delimiter, translate });
    const parts = [BYTE_ORDER_MARK, writer.header()];
    for (let from = 0; ; from += PORTION) {
      const orders = await store.ask('rejected', { from, count: PORTION });
      parts.push(...orders.map((order) => writer.rows(order)));
      if (orders.length < PORTION) break;
    }
    saveFile(resultsName(state.file.name, 'rejected'), new Blob(parts, { type: 'text/csv' }));
  };
  return {
    isBusy,
    start: () => {
      setBusy(true);
      void write().finally(() => setBusy(false));
    },
  };
}
