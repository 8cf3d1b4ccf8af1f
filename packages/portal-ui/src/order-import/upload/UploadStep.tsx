import { useRef, useState } from 'react';
import { IMPORT_FILE_TYPES, IMPORT_MODES } from '@kontor/portal-core/order-import';
import { Alert, Button, FileDrop, ProgressBar, RadioGroup } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { MerchantField } from '../../merchants/index.js';
import { withMode } from '../state/mapping-draft.js';
import { KeptAnswersNote } from './KeptAnswersNote.js';
import { FileLine } from '../file/FileLine.js';
import { ProfileSelect } from '../profiles/ProfileSelect.js';
import { RememberedBadge } from '../profiles/RememberedBadge.js';
import { useSlow } from '../state/useSlow.js';
import { faultText } from '../file/fault-text.js';
import { Actions, Panel, PanelHead, StepBody } from '../OrderImportWizard.styles.js';
import { useMerchantChoice } from '../useMerchantChoice.js';
import { useWizard } from '../wizard-context.js';

const ACCEPT = [
  ...IMPORT_FILE_TYPES.map((type) => `.${type}`),
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

/** Step 1: the merchant, the file and its profile. */
export function UploadStep() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const merchants = useMerchantChoice();
  const [isMerchantMissing, setMerchantMissing] = useState(false);
  const merchantField = useRef<HTMLDivElement>(null);
  const fileField = useRef<HTMLDivElement>(null);
  const { file, fault, work, draft } = state;
  const isReading = work?.kind === 'reading';
  const isSlow = useSlow(isReading);
  const go = () => {
    const lacksMerchant = merchants.mustChoose && state.merchantErpId === null;
    setMerchantMissing(lacksMerchant);
    if (file === null && fault === null) store.refuseMissing();
    if (!lacksMerchant && file !== null) return store.toMapping();
    const lacking = lacksMerchant ? merchantField : fileField;
    lacking.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus();
  };
  return (
    <StepBody data-width="form">
      <Panel>
        {merchants.mayChoose && (
          <div ref={merchantField}>
            <MerchantField
              value={state.merchantErpId}
              onChange={(merchantErpId) => store.setMerchant(merchantErpId)}
              error={
                isMerchantMissing && state.merchantErpId === null
                  ? translate('orderImport.chooseMerchantFirst')
                  : undefined
              }
            />
          </div>
        )}
        <div ref={fileField}>
          <FileDrop
            label={translate('orderImport.file')}
            isRequired
            accept={ACCEPT}
            hint={translate('orderImport.uploadHint')}
            fileName={file?.name}
            error={fault === null || fault.kind === 'call' ? undefined : faultText(fault, translate)}
            onSelect={({ file: chosen }) => void store.chooseFile(chosen)}
          />
        </div>
        {isSlow && isReading && (
          <ProgressBar label={translate('orderImport.reading')} value={work.done} maximum={work.of} />
        )}
        {fault?.kind === 'call' && (
          <Alert level="danger" title={translate('orderImport.readingFailed')}>
            {faultText(fault, translate)}
          </Alert>
        )}
        <KeptAnswersNote />
        {file !== null && draft !== null && !isReading && (
          <>
            <FileLine file={file} draft={draft} />
            <PanelHead>
              <RememberedBadge />
            </PanelHead>
            <RadioGroup
              label={translate('orderImport.mode')}
              options={IMPORT_MODES.map((mode) => ({
                value: mode,
                label: translate(`orderImport.mode_${mode}`),
                note: translate(`orderImport.modeNote_${mode}`),
              }))}
              value={draft.mapping.mode}
              onChange={({ value }) => store.change((now, its) => withMode(now, its, value))}
            />
          </>
        )}
        <ProfileSelect />
      </Panel>
      <Actions>
        <Button variant="primary" isBusy={isReading} onPress={go}>
          {translate('orderImport.next')}
        </Button>
      </Actions>
    </StepBody>
  );
}
