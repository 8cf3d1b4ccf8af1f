import { merchantsSetActive, type Merchant } from '@kontor/portal-core/merchants';
import { usersList } from '@kontor/portal-core/users';
import { ConfirmDialog } from '../forms/index.js';
import { useSend, useTranslate } from '../provider/index.js';

interface MerchantActiveDialogProps {
  readonly merchant: Merchant;
  readonly onClose: () => void;
}

/** Asks before a merchant is switched off or on, and says what happens then. */
export function MerchantActiveDialog({ merchant, onClose }: MerchantActiveDialogProps) {
  const translate = useTranslate();
  const { id, active: isActive } = merchant;
  const name = merchant.merchant_name;
  const change = useSend(
    (client, active: boolean) => client.call(merchantsSetActive, { params: { id }, body: { active } }),
    { renews: [merchantsSetActive, usersList] },
  );
  return (
    <ConfirmDialog
      isDanger={isActive}
      title={translate(isActive ? 'merchants.switchOffTitle' : 'merchants.switchOnTitle', { name })}
      confirmLabel={translate(isActive ? 'common.switchOff' : 'common.switchOn')}
      failedTitle={translate('merchants.switchFailed')}
      doneText={translate(isActive ? 'merchants.switchedOff' : 'merchants.switchedOn', { name })}
      onConfirm={() => change.mutateAsync(!isActive)}
      onClose={onClose}
    >
      <p>{translate(isActive ? 'merchants.switchOffText' : 'merchants.switchOnText')}</p>
      {isActive && <p>{translate('merchants.switchOffKeeps')}</p>}
    </ConfirmDialog>
  );
}
