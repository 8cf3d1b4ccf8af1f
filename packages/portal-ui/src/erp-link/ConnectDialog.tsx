import { Fragment } from 'react';
import { validateErpUrl, type ErpConnection } from '@kontor/portal-core/erp-link';
import { boundField, FormDialog, useForm } from '../forms/index.js';
import { Alert, Checkbox, FieldColumn, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useConnect } from './useErpLink.js';

interface ConnectDialogProps {
  /** The connection so far; null for a new one. */
  readonly connection: ErpConnection | null;
  readonly onClose: () => void;
  /** Called with the secret when it is new, else with null. */
  readonly onConnected: (secret: string | null) => void;
}

/** What an ERP may be told of beside orders. */
const TOLD_BESIDE = ['tellsProducts', 'tellsDeliveries'] as const;

/** Dialog that connects an ERP, or changes its address. */
export function ConnectDialog({ connection, onClose, onConnected }: ConnectDialogProps) {
  const translate = useTranslate();
  const connect = useConnect();
  const form = useForm({
    initial: {
      url: connection?.url ?? '',
      tellsProducts: connection?.tells_products ?? false,
      tellsDeliveries: connection?.tells_deliveries ?? false,
    },
    validate: (draft) => validateErpUrl(draft.url),
    refusal: connect.error,
    onSubmit: (draft) => connect.mutate(draft, { onSuccess: ({ secret }) => onConnected(secret) }),
  });
  const title = translate(connection === null ? 'erpLink.connect' : 'erpLink.change');
  return (
    <FormDialog title={title} submitLabel={title} form={form} isBusy={connect.isPending} onClose={onClose}>
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
        <p>{translate('erpLink.tells')}</p>
        {TOLD_BESIDE.map((told) => {
          const error = form.errorOf(told);
          return (
            <Fragment key={told}>
              <Checkbox
                label={translate(`erpLink.${told}`)}
                isSelected={form.draft[told]}
                isInvalid={error !== undefined}
                onChange={({ isSelected }) => form.change({ [told]: isSelected })}
              />
              {error !== undefined && <Alert level="danger" title={error} />}
            </Fragment>
          );
        })}
      </FieldColumn>
    </FormDialog>
  );
}
