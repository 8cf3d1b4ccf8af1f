import { formatDay } from '@kontor/portal-core/dates';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { Twin } from '../worker/import-effects.types.js';
import { useWizard } from '../wizard-context.js';
import { ListActions } from './EffectsPanel.styles.js';
import { PagedList } from './PagedList.js';

interface TwinListProps {
  readonly twins: readonly Twin[];
}

/** Orders that probably exist under another number; each of them, or all, can be left out. */
export function TwinList({ twins }: TwinListProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWizard();
  const change = useLeavingOut();
  const areAllOut = twins.every(({ isLeftOut }) => isLeftOut);
  return (
    <>
      {twins.length > 1 && !isReadOnly && (
        <ListActions>
          <Button size="small" variant="quiet" onPress={() => change(twins, !areAllOut)}>
            {translate(areAllOut ? 'orderImport.twinSendAll' : 'orderImport.twinLeaveAll')}
          </Button>
        </ListActions>
      )}
      <PagedList
        label={translate('orderImport.twins', { count: twins.length })}
        entries={twins}
        draw={(twin) => <TwinLine key={`${twin.line} ${twin.twin_external_order_id}`} twin={twin} />}
      />
    </>
  );
}

/** Returns a function that leaves twins out, or includes them again. */
function useLeavingOut() {
  const { store } = useWizard();
  return (twins: readonly Twin[], isLeftOut: boolean) =>
    void store.mend(async () => ({
      sheet: await store.ask('leaveOut', {
        twins: twins.map(({ isLeftOut: _, ...told }) => told),
        isLeftOut,
      }),
    }));
}

function TwinLine({ twin }: { readonly twin: Twin }) {
  const translate = useTranslate();
  const { isReadOnly } = useWizard();
  const change = useLeavingOut();
  const { external_order_id, twin_external_order_id: number, twin_order_id, twin_date, isLeftOut } = twin;
  const of =
    twin_order_id === null
      ? translate('orderImport.twinInFile', { number })
      : twin_date === null
        ? translate('orderImport.twinOfNumber', { number })
        : translate('orderImport.twinOf', { number, date: formatDay(twin_date) });
  return (
    <li>
      <span>
        {external_order_id}
        <small>{of}</small>
      </span>
      {!isReadOnly && (
        <Button
          size="small"
          variant={isLeftOut ? 'secondary' : 'quiet'}
          onPress={() => change([twin], !isLeftOut)}
        >
          {translate(isLeftOut ? 'orderImport.twinSend' : 'orderImport.twinLeave')}
        </Button>
      )}
    </li>
  );
}
