import { merchantLabel } from '@kontor/portal-core/merchants';
import { useAllMerchants } from '../merchants/index.js';
import { useTranslate } from '../provider/index.js';
import { Quiet } from './OrderImportWizard.styles.js';
import { useMerchantChoice } from './useMerchantChoice.js';
import { useWizard } from './wizard-context.js';

/** Names the merchant for whom staff import, in the steps where it can no longer be chosen. */
export function ForMerchant() {
  const translate = useTranslate();
  const { merchantErpId } = useWizard().state;
  const { mayChoose } = useMerchantChoice();
  const { merchants } = useAllMerchants(mayChoose);
  const merchant = merchants.find((one) => one.erp_merchant_id === merchantErpId);
  if (merchant === undefined) return null;
  return <Quiet>{translate('orderImport.forMerchant', { merchant: merchantLabel(merchant) })}</Quiet>;
}
