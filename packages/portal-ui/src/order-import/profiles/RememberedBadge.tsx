import { formatDay } from '@kontor/portal-core/dates';
import { Badge, Button, useNotifyFailure } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';

/** Badge for a recipe that was confirmed before and is used again, with a button to forget it. */
export function RememberedBadge() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { state, store, isReadOnly } = useWizard();
  const remembered = state.file?.remembered ?? null;
  if (remembered === null || state.profile !== null || state.draft?.recipe?.reason !== 'remembered')
    return null;
  const forget = () =>
    store
      .forgetRemembered()
      .catch((error: unknown) => notifyFailure(translate('orderImport.forgetFailed'), error));
  return (
    <>
      <Badge tone="info">
        {translate('orderImport.rememberedOn', { date: formatDay(remembered.confirmed_at.slice(0, 10)) })}
      </Badge>
      {!isReadOnly && (
        <Button size="small" variant="quiet" onPress={() => void forget()}>
          {translate('orderImport.forget')}
        </Button>
      )}
    </>
  );
}
