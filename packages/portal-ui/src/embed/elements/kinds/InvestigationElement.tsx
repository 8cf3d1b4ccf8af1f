import { EmptyState } from '../../../primitives/index.js';
import { useTranslate } from '../../../provider/index.js';
import { useWithout } from '../given-words.js';
import { INVESTIGATION_FEATURES } from '../../widgets/features.js';
import { InvestigationThread } from '../../widgets/InvestigationThread.js';
import { type ElementWidgetProps, idOf } from './element-widget.js';

/** `kontor-investigation` on a partner's page. */
export function InvestigationElement({ values, emit }: ElementWidgetProps) {
  const translate = useTranslate();
  const id = idOf(values['orderId']);
  const without = useWithout(values, INVESTIGATION_FEATURES);
  if (id === null) return <EmptyState title={translate('investigations.orderMissing')} />;
  return (
    <InvestigationThread
      orderId={id}
      without={without}
      onUnsavedChange={(change) => emit({ type: 'unsaved-change', ...change })}
    />
  );
}
