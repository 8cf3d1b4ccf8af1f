import { Suspense, useState, type ComponentType } from 'react';
import { CreateButton } from '../primitives/index.js';

export interface CreateInDialogProps {
  /** The words on the button. */
  readonly label: string;
  /** The form of the new record; it may arrive with its first opening (`lazyPart`). */
  readonly dialog: ComponentType<{ readonly onClose: () => void }>;
}

/** The main button of a list with the dialog it opens. */
export function CreateInDialog({ label, dialog: Form }: CreateInDialogProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <CreateButton onPress={() => open(true)}>{label}</CreateButton>
      <Suspense fallback={null}>{isOpen && <Form onClose={() => open(false)} />}</Suspense>
    </>
  );
}
