import type { FormEvent } from 'react';

/**
 * Props of a surface that stands elsewhere in the page: sending a form in it is not sending the form it was opened from. React passes events on
 * to the component around a surface, wherever the surface stands.
 */
export const ownSubmit = { onSubmit: (event: FormEvent) => event.stopPropagation() };
