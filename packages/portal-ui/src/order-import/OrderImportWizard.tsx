import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { IMPORT_STEPS, type ImportStep } from '@kontor/portal-core/order-import';
import { Button, Stepper } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useOrderImport } from './state/useOrderImport.js';
import { CheckStep } from './check/CheckStep.js';
import { ImportingStep } from './sending/ImportingStep.js';
import { MappingStep } from './mapping/MappingStep.js';
import { SuccessStep } from './sending/SuccessStep.js';
import { UploadStep } from './upload/UploadStep.js';
import { ForMerchant } from './ForMerchant.js';
import { LeaveDialog } from './LeaveDialog.js';
import { Head, StepHeading, Widget } from './OrderImportWizard.styles.js';
import { useLeaveGuard } from './useLeaveGuard.js';
import { createImportWorker, type CreateImportWorker } from './worker/connect-worker.js';
import { WizardContext, type Wizard } from './wizard-context.js';

export interface OrderImportWizardProps {
  /** The heading of the page, by default an `h1`; null for none. */
  readonly heading?: ReactNode | undefined;
  /** Called when the wizard is to be closed; its contents are lost then. */
  readonly onClose: () => void;
  /** Called to show the imported orders; if undefined, there is no such button. */
  readonly onShowOrders?: ((choice: { readonly importId: number }) => void) | undefined;
  /** Called to show the list of imports; if undefined, there is no such button. */
  readonly onShowImports?: (() => void) | undefined;
  /** Called when unsaved changes appear or disappear, for a host that asks before it opens another page. */
  readonly onUnsavedChange?: ((change: { readonly isUnsaved: boolean }) => void) | undefined;
  /** Whether files can only be checked and nothing is stored. */
  readonly isReadOnly?: boolean | undefined;
  /** Starts the worker, for hosts whose bundler does not find it. */
  readonly createWorker?: CreateImportWorker | undefined;
}

/** Wizard that imports orders from a CSV file in four steps: upload, mapping, check, success. */
export function OrderImportWizard(props: OrderImportWizardProps) {
  const { heading, onClose, isReadOnly = false, createWorker = createImportWorker } = props;
  const translate = useTranslate();
  const { state, store } = useOrderImport(createWorker);
  const wizard: Wizard = useMemo(() => ({ state, store, isReadOnly }), [state, store, isReadOnly]);
  const guard = useLeaveGuard(store, props.onUnsavedChange, onClose);
  const { step, run } = state;
  const isDone = step === 'success';
  return (
    <WizardContext value={wizard}>
      <Widget>
        <Head>
          {heading === undefined ? <h1>{translate('orderImport.title')}</h1> : heading}
          <Button variant="quiet" onPress={guard.requestClose}>
            {translate(isDone ? 'orderImport.close' : 'orderImport.cancel')}
          </Button>
        </Head>
        <Stepper
          label={translate('orderImport.title')}
          steps={IMPORT_STEPS.map((name) => translate(`orderImport.step_${name}`))}
          current={isDone ? IMPORT_STEPS.length : IMPORT_STEPS.indexOf(step)}
        />
        <ArrivingHeading step={step} isRunning={run !== null} />
        {(step === 'mapping' || step === 'check') && <ForMerchant />}
        {step === 'upload' && <UploadStep />}
        {step === 'mapping' && <MappingStep />}
        {step === 'check' && (run === null ? <CheckStep /> : <ImportingStep />)}
        {step === 'success' && (
          <SuccessStep onShowOrders={props.onShowOrders} onShowImports={props.onShowImports} />
        )}
        <LeaveDialog guard={guard} isRunning={run !== null} />
      </Widget>
    </WizardContext>
  );
}

interface ArrivingHeadingProps {
  readonly step: ImportStep;
  readonly isRunning: boolean;
}

/** Heading that takes the focus when a step begins, so that screen readers announce it and the keyboard starts at its top. */
function ArrivingHeading({ step, isRunning }: ArrivingHeadingProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLHeadingElement>(null);
  const place = `${step}-${isRunning}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) {
      ref.current?.focus({ preventScroll: true });
      ref.current?.parentElement?.scrollIntoView({ block: 'start' });
    }
    before.current = place;
  }, [place]);
  const params = { step: IMPORT_STEPS.indexOf(step) + 1, steps: IMPORT_STEPS.length };
  return (
    <StepHeading ref={ref} tabIndex={-1}>
      {translate('common.stepOfSteps', params)}:{' '}
      {translate(isRunning ? 'orderImport.importing' : `orderImport.step_${step}`)}
    </StepHeading>
  );
}
