import { secondFactorRead, secondFactorRemove, type FactorRemoval } from '@kontor/portal-core/session';
import { issue } from '@kontor/portal-core/validation';
import { boundField, CurrentPasswordField, FormDialog, useDone, useForm } from '../forms/index.js';
import { TextField } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';

const EMPTY: FactorRemoval = { current_password: '', code: '' };

/** Removes the user's own second factor, which needs the password and a code. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const remove = useSend((client, body: FactorRemoval) => client.call(secondFactorRemove, { body }), {
    renews: [secondFactorRead],
  });
  const form = useForm({
    initial: EMPTY,
    validate: ({ current_password, code }) => [
      ...(current_password === '' ? [issue('current_password', 'required')] : []),
      ...(code.trim() === '' ? [issue('code', 'required')] : []),
    ],
    refusal: remove.error,
    onSubmit: (body) => remove.mutate(body, done('session.factorRemoved')),
  });
  return (
    <FormDialog
      size="small"
      title={translate('session.factorRemove')}
      submitLabel={translate('session.factorRemove')}
      form={form}
      isBusy={remove.isPending}
      alert={form.failure && `${translate('session.factorRemoveFailed')}: ${form.failure}`}
      onClose={onClose}
    >
      <p>{translate('session.factorRemoveText')}</p>
      <CurrentPasswordField autoFocus {...boundField(form, 'current_password')} />
      <TextField
        label={translate('session.code')}
        isRequired
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        {...boundField(form, 'code')}
      />
    </FormDialog>
  );
}
