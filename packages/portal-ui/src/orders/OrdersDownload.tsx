import { useState } from 'react';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { CSV_DIALECT_NOTES, CSV_DIALECT_TEXTS, orderFilter } from '@kontor/portal-core/orders';
import { CSV_DIALECTS, type CsvDialect } from '@kontor/portal-core/wire';
import { Alert, Button, Checkbox, PopoverButton, ProgressBar, RadioGroup } from '../primitives/index.js';
import { useLanguage, useOffers, useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { space } from '../theme/index.js';
import type { OrderList } from './order-list.js';
import type { DownloadLayout } from './orders-csv.js';
import { useOrdersDownload } from './useOrdersDownload.js';

export interface OrdersDownloadProps {
  readonly list: Pick<OrderList, 'filter' | 'sort'>;
  /** The table's columns, in order. */
  readonly visibleColumnIds: readonly string[];
  /** The selection to download: single orders, or everything the filter finds. Undefined for the whole list. */
  readonly selection?: { readonly ids: readonly number[] } | 'found' | undefined;
}

/**
 * Button that downloads the orders of the list, with the visible columns or in the layout of an import, in a CSV format
 * for the reader's program. Absent on a partner's page that exports nothing.
 */
export function OrdersDownload(props: OrdersDownloadProps) {
  const translate = useTranslate();
  const mayExport = useOffers('export');
  const isSelection = props.selection !== undefined;
  const running = useOrdersDownload();
  if (!mayExport) return null;
  return (
    <PopoverButton
      label={translate(isSelection ? 'orders.downloadSelected' : 'orders.downloadCsv')}
      icon={<Download aria-hidden="true" />}
      size={isSelection ? 'small' : 'medium'}
      placement="bottom-end"
    >
      {({ close }) => <DownloadForm {...props} running={running} onDone={close} />}
    </PopoverButton>
  );
}

interface DownloadFormProps extends OrdersDownloadProps {
  /** The running download; continues when the popover is closed. */
  readonly running: ReturnType<typeof useOrdersDownload>;
  readonly onDone: () => void;
}

function DownloadForm({ list, visibleColumnIds, selection, running, onDone }: DownloadFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [layout, setLayout] = useState<DownloadLayout>('screen');
  const [dialect, setDialect] = useState<CsvDialect>(language === 'de' ? 'excel-de' : 'excel-en');
  const [isOfAll, includeAll] = useState(false);
  const { download, stop, progress } = running;
  const seesAll = useSeesAll();
  const isDefaultMerchant =
    seesAll &&
    selection === undefined &&
    !orderFilter.isNarrowed(list.filter) &&
    !list.filter.displayAllMerchants;
  const start = async () => {
    const ids = typeof selection === 'object' ? selection.ids : undefined;
    const isEveryMerchant = isDefaultMerchant ? isOfAll : seesAll && selection !== undefined;
    await download({ list, columnIds: visibleColumnIds, ids, isEveryMerchant, layout, dialect });
    onDone();
  };
  return (
    <Form>
      <RadioGroup
        label={translate('orders.downloadLayout')}
        value={layout}
        onChange={({ value }) => setLayout(value)}
        options={[
          {
            value: 'screen',
            label: translate('orders.downloadScreen'),
            note: translate('orders.downloadScreenHelp'),
          },
          {
            value: 'import',
            label: translate('orders.downloadImport'),
            note: translate('orders.downloadImportHelp'),
          },
        ]}
      />
      <RadioGroup
        label={translate('orders.downloadFormat')}
        value={dialect}
        onChange={({ value }) => setDialect(value)}
        options={CSV_DIALECTS.map((one) => ({
          value: one,
          label: translate(CSV_DIALECT_TEXTS[one]),
          note: translate(CSV_DIALECT_NOTES[one]),
        }))}
      />
      {isDefaultMerchant && (
        <>
          <Alert level="info">{translate('orders.downloadDefaultMerchant')}</Alert>
          <Checkbox
            label={translate('merchants.displayAllMerchants')}
            isSelected={isOfAll}
            onChange={({ isSelected }) => includeAll(isSelected)}
          />
        </>
      )}
      {progress !== null && progress.done < progress.total && (
        <ProgressBar
          label={translate('orders.downloadCsv')}
          value={progress.done}
          maximum={progress.total}
          valueText={translate('orders.downloadProgress', {
            done: progress.done.toLocaleString(language),
            total: progress.total.toLocaleString(language),
          })}
        />
      )}
      <Buttons>
        {progress !== null && <Button onPress={stop}>{translate('orders.downloadStop')}</Button>}
        <Button variant="primary" isBusy={progress !== null} onPress={() => void start()}>
          {translate('orders.download')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** Whether the user's lists contain the orders of all merchants by default (api.md, data scope). */
function useSeesAll(): boolean {
  const user = useCurrentUser();
  return user !== undefined && (user.user_role_id === ROLE_SYSADMIN || user.merchant === null);
}

const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  width: min(320px, calc(100vw - 56px));
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space('2')};
`;
