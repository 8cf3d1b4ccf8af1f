import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Quiet } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { ParcelLabel } from './ParcelLabel.js';
import { PreviewRefusals } from './PreviewRefusals.js';
import { Preview, PreviewHead, PreviewNav } from './PreviewPanel.styles.js';

const NO_NAMES = {};

/** Preview of orders as on the parcel label: the first ones, and those that differ in form. */
export function PreviewPanel() {
  const translate = useTranslate();
  const { preview, foretold } = useWizard().state;
  const [wanted, setWanted] = useState(0);
  const labels = preview?.labels ?? [];
  const at = Math.min(wanted, Math.max(0, labels.length - 1));
  const label = labels[at];
  return (
    <Preview aria-label={translate('orderImport.previewTitle')}>
      <PreviewHead>
        <h3>{translate('orderImport.previewTitle')}</h3>
        {label !== undefined && (
          <span role="status">
            {translate('orderImport.previewPlace', { line: label.line, at: at + 1, all: labels.length })}
          </span>
        )}
      </PreviewHead>
      {label === undefined ? (
        <Quiet>
          {translate(preview === null ? 'orderImport.previewWaiting' : 'orderImport.previewNone')}
        </Quiet>
      ) : (
        <ParcelLabel label={label} names={foretold?.names ?? NO_NAMES} />
      )}
      {labels.length > 1 && (
        <PreviewNav>
          <IconButton
            variant="secondary"
            label={translate('orderImport.previewBefore')}
            isDisabled={at === 0}
            onPress={() => setWanted(at - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            variant="secondary"
            label={translate('orderImport.previewAfter')}
            isDisabled={at === labels.length - 1}
            onPress={() => setWanted(at + 1)}
          >
            <ChevronRight />
          </IconButton>
          {label !== undefined && <Quiet>{translate(`orderImport.form_${label.form}`)}</Quiet>}
        </PreviewNav>
      )}
      <PreviewRefusals />
    </Preview>
  );
}
