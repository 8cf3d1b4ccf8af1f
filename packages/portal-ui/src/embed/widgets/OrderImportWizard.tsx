import { useState } from 'react';
import {
  OrderImportWizard as Wizard,
  type OrderImportWizardProps as WizardProps,
} from '../../order-import/index.js';
import { Alert } from '../../primitives/index.js';
import { useMayWrite, useTranslate } from '../../provider/index.js';
import type { ImportFeature } from './features.js';
import type { OfferProps } from './Offered.js';

export interface OrderImportWizardProps extends Omit<WizardProps, 'onClose'>, OfferProps<ImportFeature> {
  /** Called when the user has finished or cancels; the wizard then starts again. */
  readonly onClose?: (() => void) | undefined;
}

/** Wizard that imports orders from a CSV file; where the page may only read, a line that says so. */
export function OrderImportWizard({ onClose, without = [], ...props }: OrderImportWizardProps) {
  const [round, setRound] = useState(0);
  const close = () => {
    setRound(round + 1);
    onClose?.();
  };
  const translate = useTranslate();
  if (!useMayWrite()) return <Alert level="warning" title={translate('embedding.readOnlyImport')} />;
  return (
    <Wizard
      key={round}
      {...props}
      isReadOnly={props.isReadOnly || without.includes('import')}
      onClose={close}
    />
  );
}
