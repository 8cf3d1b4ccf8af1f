import { X } from 'lucide-react';
import { IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { withMeaning } from '../state/draft-changes.js';
import { useWizard } from '../wizard-context.js';
import { Note, Pairs } from './MappingTable.styles.js';

/** Remarks a person said do not keep their orders from being sent, each to be taken back; shows nothing without any. */
export function PassedRemarks() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const remarks = Object.entries(state.draft?.mapping.values?.remark ?? {})
    .filter(([, meaning]) => meaning === '')
    .map(([text]) => text);
  if (remarks.length === 0) return null;
  const forget = (text: string) =>
    store.change((draft, file) => withMeaning(draft, file, { field: 'remark', text, meaning: null }));
  return (
    <Pairs>
      <Note>{translate('orderImport.remarksPassed')}</Note>
      {remarks.map((text) => (
        <Pairs key={text}>
          <Note>{text}</Note>
          <IconButton
            size="small"
            label={translate('orderImport.forgetPair', { text })}
            onPress={() => forget(text)}
          >
            <X />
          </IconButton>
        </Pairs>
      ))}
    </Pairs>
  );
}
