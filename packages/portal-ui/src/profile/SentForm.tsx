import type { ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { formProps, type Form } from '../forms/index.js';
import { Alert, Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Save } from './Profile.styles.js';

interface SentFormProps<Draft extends object> {
  readonly form: Form<Draft>;
  readonly isBusy: boolean;
  /** Label of the button that sends it. */
  readonly send: TextKey;
  /** Title above the reason why it could not be sent. */
  readonly failed: TextKey;
  readonly children: ReactNode;
}

/** A form of a card: why it was refused, its fields, and the button that sends it. */
export function SentForm<Draft extends object>({
  form,
  isBusy,
  send,
  failed,
  children,
}: SentFormProps<Draft>) {
  const translate = useTranslate();
  return (
    <form {...formProps(form, isBusy)}>
      {form.failure !== null && (
        <Alert level="danger" title={translate(failed)}>
          {form.failure}
        </Alert>
      )}
      {children}
      <Save>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {translate(send)}
        </Button>
      </Save>
    </form>
  );
}
