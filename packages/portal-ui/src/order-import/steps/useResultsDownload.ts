import { useMutation } from '@tanstack/react-query';
import { orderImportsResults } from '@kontor/portal-core/order-import';
import { saveFile } from '../../provider/save-file.js';
import { useNotifyFailure } from '../../primitives/notices/notice-context.js';
import { usePortalClient } from '../../provider/portal-context.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useWizard } from '../wizard-context.js';
import { rejectedName } from './useRejectedDownload.js';

/** Downloads what the server did not store of an import, with its reasons. */
export function useResultsDownload() {
  const client = usePortalClient();
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { receipt } = useWizard().state;
  const download = useMutation({
    mutationFn: async () => {
      if (receipt === null) return;
      const response = await client.open(orderImportsResults, { params: { id: receipt.id }, query: {} });
      const content = await new Response(response.stream as ReadableStream).blob();
      saveFile(rejectedName(receipt.source_name), content);
    },
    onError: (error) => notifyFailure(translate('orders.downloadFailed'), error),
  });
  return { isBusy: download.isPending, start: () => download.mutate() };
}
