import { createCrossOriginWorker } from '../cross-origin-worker.js';
import { useWithout } from '../given-words.js';
import { IMPORT_FEATURES } from '../../widgets/features.js';
import { OrderImportWizard } from '../../widgets/OrderImportWizard.js';
import type { ElementWidgetProps } from './element-widget.js';

/** `kontor-order-import` on a partner's page. */
export function ImportElement({ values, emit }: ElementWidgetProps) {
  return (
    <OrderImportWizard
      heading={null}
      without={useWithout(values, IMPORT_FEATURES)}
      createWorker={createCrossOriginWorker}
      onClose={() => emit({ type: 'close' })}
      onUnsavedChange={(change) => emit({ type: 'unsaved-change', ...change })}
    />
  );
}
