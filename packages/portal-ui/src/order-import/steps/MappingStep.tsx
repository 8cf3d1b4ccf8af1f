import { useState } from 'react';
import { hasTooFewColumns, missingFields } from '@kontor/portal-core/order-import';
import { Alert, Button, ProgressBar } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import { Actions, Panel, PanelHead, PanelTitle, Quiet, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { DialectFields } from './DialectFields.js';
import { faultText } from './fault-text.js';
import { FieldTable } from './FieldTable.js';
import { ProfileMenu } from './ProfileMenu.js';
import { ProfileSelect } from './ProfileSelect.js';
import { useSlow } from './useSlow.js';

/** Step 2: how the file is written, and which column feeds which field. */
export function MappingStep() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [wasAsked, setAsked] = useState(false);
  const { file, draft, overrides, work, fault } = state;
  const isSlow = useSlow(work?.kind === 'checking');
  if (file === null || draft === null) return null;
  const { reading } = file;
  const missing = missingFields(draft.mapping);
  const isAmbiguous = dateOrderOf(reading, draft, overrides).ambiguous;
  const isReady = missing.length === 0 && !isAmbiguous;
  const names = (fields: typeof missing) =>
    fields.map((field) => translate(`orderImport.field_${field}`)).join(', ');
  const go = () => {
    setAsked(true);
    if (isReady) void store.toCheck();
  };
  return (
    <StepBody>
      <Panel>
        <PanelHead>
          <PanelTitle>{translate('orderImport.detected')}</PanelTitle>
          <Quiet>
            {translate('orderImport.lineEnd')}{' '}
            {translate(`orderImport.lineEnd_${reading.detection.lineEnd.value}`)}
          </Quiet>
        </PanelHead>
        <DialectFields />
        {isAmbiguous && <Alert level="warning">{translate('orderImport.dateOrderAmbiguous')}</Alert>}
      </Panel>
      {hasTooFewColumns(reading.header, draft.mapping) && (
        <Alert level="warning" title={translate('orderImport.tooFewFields')} />
      )}
      {draft.missingOfProfile.length > 0 && (
        <Alert level="warning">
          {translate('orderImport.profileMissing', { fields: names([...draft.missingOfProfile]) })}
        </Alert>
      )}
      <Panel>
        <PanelHead>
          <PanelTitle>{translate('orderImport.step_mapping')}</PanelTitle>
          <ProfileMenu />
        </PanelHead>
        <ProfileSelect />
        <FieldTable
          file={reading}
          draft={draft}
          missing={wasAsked ? missing.join() : ''}
          onChange={store.setSource}
        />
      </Panel>
      {fault !== null && <Alert level="danger">{faultText(fault, translate)}</Alert>}
      {wasAsked && missing.length > 0 && (
        <Alert level="danger" title={translate('orderImport.mapAllFields')}>
          {translate('orderImport.missingFields', { fields: names(missing) })}
        </Alert>
      )}
      {isSlow && work?.kind === 'checking' && (
        <ProgressBar
          label={translate('orderImport.checking')}
          value={work.done}
          maximum={work.of}
          valueText={translate('orderImport.checked', { done: work.rows, all: reading.rows })}
        />
      )}
      <Actions>
        <Button onPress={() => store.back()}>{translate('orderImport.back')}</Button>
        <Button variant="primary" isBusy={work !== null} onPress={go}>
          {translate('orderImport.next')}
        </Button>
      </Actions>
    </StepBody>
  );
}
