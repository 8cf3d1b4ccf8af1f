import { useState } from 'react';
import { X } from 'lucide-react';
import { Button, IconButton, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withMeaning } from '../state/draft-changes.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { useWizard } from '../wizard-context.js';
import { Note, Pairs } from './MappingTable.styles.js';
import { valueText } from '../grid/value-text.js';

/** Fields for the meanings of the file's texts: `Divers` for `Frau`, a product's name for its number. */
export function ValueMeanings({ row, name }: { readonly row: MappingRow; readonly name: string }) {
  const translate = useTranslate();
  const { store } = useWizard();
  const [text, setText] = useState('');
  const [meaning, setMeaning] = useState('');
  const { field } = row;
  const say = (told: string, stands: string | null) =>
    store.change((draft, file) => withMeaning(draft, file, { field, text: told, meaning: stands }));
  const add = () => {
    say(text.trim(), meaning.trim());
    setText('');
    setMeaning('');
  };
  return (
    <>
      {row.meanings.map(([told, stands]) => (
        <Pairs key={told}>
          <Note>{told === '' ? translate('orderImport.blank') : told}</Note>
          <Note>→ {valueText(field, stands, translate)}</Note>
          <IconButton
            size="small"
            label={translate('orderImport.forgetPair', { text: told })}
            onPress={() => say(told, null)}
          >
            <X />
          </IconButton>
        </Pairs>
      ))}
      <Pairs>
        <TextField
          label={translate('orderImport.pairText', { field: name })}
          maxLength={200}
          value={text}
          onChange={({ value }) => setText(value)}
        />
        <TextField
          label={translate('orderImport.pairMeaning')}
          maxLength={200}
          value={meaning}
          onChange={({ value }) => setMeaning(value)}
        />
        <Button isDisabled={meaning.trim() === ''} onPress={add}>
          {translate('orderImport.addPair')}
        </Button>
      </Pairs>
    </>
  );
}
