import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withOtherParty } from '../state/draft-changes.js';
import { partiesOf } from '../state/mapping-rows.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';

/** Button that uses the file's other address as the parcel's. */
export function OtherPartyButton({ draft }: { readonly draft: MappingDraft }) {
  const translate = useTranslate();
  const { store } = useWizard();
  const { fallback } = partiesOf(draft);
  return (
    <Button size="small" variant="quiet" onPress={() => store.change(withOtherParty)}>
      {translate(`orderImport.takeParty_${fallback ?? 'none'}`)}
    </Button>
  );
}
