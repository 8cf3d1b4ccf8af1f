import type { FormEvent } from 'react';
import type { Form } from './useForm.js';

/** Props of the form element of a form; while it is being sent, Enter does nothing. */
export const formProps = <Draft extends object>(form: Form<Draft>, isBusy: boolean) => ({
  ref: form.ref,
  noValidate: true,
  onSubmit: (submission: FormEvent) => {
    submission.preventDefault();
    if (!isBusy) form.submit();
  },
});
