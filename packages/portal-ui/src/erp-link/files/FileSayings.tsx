import { OTHER_PLACES, type FileKindOfReports } from '@kontor/portal-core/erp-link';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { useAllMerchants } from '../../merchants/index.js';
import { Checkbox, ComboBox, Select, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useAllowedResources } from '../../session/index.js';
import type { SaidOfFile } from './useTakeFile.js';

interface FileSayingsProps {
  readonly kind: FileKindOfReports;
  readonly said: SaidOfFile;
  readonly onSay: (change: Partial<SaidOfFile>) => void;
  readonly hasMerchantColumn: boolean;
}

/** What the user says of all rows of a file, since no column does. */
export function FileSayings({ kind, said, onSay, hasMerchantColumn }: FileSayingsProps) {
  const translate = useTranslate();
  return (
    <>
      {!hasMerchantColumn && <MerchantOfFile said={said} onSay={onSay} />}
      {kind === 'shipments' && (
        <>
          <TextField
            label={translate('erpFiles.carrier')}
            help={translate('erpFiles.carrierHelp')}
            value={said.carrier ?? ''}
            onChange={({ value: carrier }) => onSay({ carrier })}
          />
          <Checkbox
            label={translate('erpFiles.keepsStatus')}
            isSelected={said.keepsStatus ?? false}
            onChange={({ isSelected: keepsStatus }) => onSay({ keepsStatus })}
          />
        </>
      )}
      {kind === 'stock' && (
        <>
          <TextField
            label={translate('erpFiles.warehouse')}
            help={translate('erpFiles.warehouseHelp')}
            value={said.warehouse ?? ''}
            onChange={({ value: warehouse }) => onSay({ warehouse })}
          />
          <Select
            label={translate('erpFiles.otherPlaces')}
            help={translate('erpFiles.otherPlacesHelp')}
            options={OTHER_PLACES.map((value) => ({
              value,
              label: translate(`erpFiles.otherPlaces_${value}`),
            }))}
            value={said.otherPlaces ?? null}
            onChange={({ value: otherPlaces }) => onSay({ otherPlaces })}
          />
        </>
      )}
      {kind === 'products' && (
        <Checkbox
          label={translate('erpFiles.blankClears')}
          isSelected={said.blankClears ?? false}
          onChange={({ isSelected: blankClears }) => onSay({ blankClears })}
        />
      )}
    </>
  );
}

/** The merchant of all rows, for staff; a merchant's user has but one. */
function MerchantOfFile({ said, onSay }: Pick<FileSayingsProps, 'said' | 'onSay'>) {
  const translate = useTranslate();
  const isStaff = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const { merchants, ...request } = useAllMerchants(isStaff);
  if (!isStaff) return null;
  return (
    <ComboBox
      {...request}
      label={translate('erpFiles.merchant')}
      help={translate('erpFiles.merchantHelp')}
      options={merchants.map((one) => ({ value: String(one.erp_merchant_id), label: merchantLabel(one) }))}
      value={said.merchantErpId === undefined ? null : String(said.merchantErpId)}
      onChange={({ value }) => onSay({ merchantErpId: value === null ? undefined : Number(value) })}
    />
  );
}
