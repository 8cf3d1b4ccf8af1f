import { validateErpUrl } from '@kontor/portal-core/erp-link';
import { boundField, FormDialog, useForm } from '../forms/index.js';
import { FieldColumn, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useConnect } from './useErpLink.js';

interface ConnectDialogProps {
  /** The address so far; empty for a new connection. */
  readonly url: string;
  readonly onClose: () => void;
  /** Called with the secret when it is new, else with null. */
  readonly onConnected: (secret: string | null) => void;
}

/** Dialog that connects an ERP, or changes its address. */
export function ConnectDialog({ url, onClose, onConnected }: ConnectDialogProps) {
  const translate = useTranslate();
  const connect = useConnect();
  const form = useForm({
    initial: { url },
    validate: (draft) => validateErpUrl(draft.url),
    refusal: connect.error,
    onSubmit: (draft) => connect.mutate(draft, { onSuccess: ({ secret }) => onConnected(secret) }),
  });
  return (
    <FormDialog
      title={translate(url === '' ? 'erpLink.connect' : 'erpLink.change')}
      submitLabel={translate(url === '' ? 'erpLink.connect' : 'erpLink.change')}
      form={form}
      isBusy={connect.isPending}
      onClose={onClose}
    >
      <FieldColumn>
        <TextField
          label={translate('erpLink.url')}
          isRequired
          autoFocus
          type="url"
          autoComplete="off"
          help={translate('erpLink.urlHelp')}
          {...boundField(form, 'url')}
        />
      </FieldColumn>
    </FormDialog>
  );
}
