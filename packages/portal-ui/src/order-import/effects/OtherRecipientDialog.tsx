import type { FieldDifference, ImportField } from '@kontor/portal-core/order-import';
import { ConfirmDialog } from '../../forms/index.js';
import { useTranslate } from '../../provider/index.js';

interface OtherRecipientDialogProps {
  readonly number: string;
  readonly differences: readonly FieldDifference[];
  /** Replaces the stored order. */
  readonly onReplace: () => unknown;
  readonly onClose: () => void;
}

/** Fields that tell who an order goes to, the most telling first. */
const RECIPIENT: readonly ImportField[] = ['first_address_line', 'company', 'email', 'street'];

/** Asks before an order takes the place of a stored one that goes to somebody else, and names both recipients. */
export function OtherRecipientDialog({ number, differences, onReplace, onClose }: OtherRecipientDialogProps) {
  const translate = useTranslate();
  const told = RECIPIENT.flatMap((field) => differences.find((one) => one.field === field) ?? []);
  const recipient = (side: 'stored' | 'file') =>
    told.find((one) => one[side] !== '')?.[side] ?? translate('orderImport.blank');
  return (
    <ConfirmDialog
      isDanger
      title={translate('orderImport.conflictOtherTitle')}
      confirmLabel={translate('orderImport.conflictOtherReplace')}
      onConfirm={onReplace}
      onClose={onClose}
    >
      {translate('orderImport.conflictOtherAsk', {
        number,
        stored: recipient('stored'),
        file: recipient('file'),
      })}
    </ConfirmDialog>
  );
}
