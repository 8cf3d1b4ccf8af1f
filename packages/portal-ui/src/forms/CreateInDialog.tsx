import { Suspense, useState, type ComponentType } from 'react';
import { CreateButton } from '../primitives/index.js';
import { useOffers } from '../provider/index.js';

export interface CreateInDialogProps {
  /** Label of the button. */
  readonly label: string;
  /** The form of the new record; may be loaded when it is first opened (`lazyPart`). */
  readonly dialog: ComponentType<{ readonly onClose: () => void }>;
}

/** The main button of a list, with the dialog it opens; nothing where the page may only read or leaves it out. */
export function CreateInDialog({ label, dialog: Form }: CreateInDialogProps) {
  const [isOpen, open] = useState(false);
  if (!useOffers('create')) return null;
  return (
    <>
      <CreateButton onPress={() => open(true)}>{label}</CreateButton>
      <Suspense fallback={null}>{isOpen && <Form onClose={() => open(false)} />}</Suspense>
    </>
  );
}
