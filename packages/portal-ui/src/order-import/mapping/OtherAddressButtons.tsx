import type { Question } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withOtherAddress } from '../state/draft-changes.js';
import { addressInWords } from '../state/other-address.js';
import { useWizard } from '../wizard-context.js';
import { Note } from './MappingTable.styles.js';

/** Buttons that use another address of the file as the parcel's, all of its parts at once; each shows the address of one order. */
export function OtherAddressButtons({ question: { otherAddresses = [] } }: { readonly question: Question }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const rows = state.file?.reading.samples ?? [];
  return otherAddresses.map((other) => {
    const sample = addressInWords(other, rows);
    return (
      <Note key={Object.values(other.columns).map(String).join()}>
        <Button
          size="small"
          aria-label={translate('orderImport.otherAddressOf', { address: sample })}
          onPress={() => store.change((draft, file) => withOtherAddress(draft, file, other))}
        >
          {translate('orderImport.otherAddress')}
        </Button>{' '}
        {sample}
      </Note>
    );
  });
}
