import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withChoice } from '../state/draft-changes.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { useWizard } from '../wizard-context.js';

interface NumberRowsButtonProps {
  readonly row: MappingRow;
}

/** Button for a file without order numbers, in which every row is an order: numbers the rows by their lines. */
export function NumberRowsButton({ row }: NumberRowsButtonProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const number = () =>
    store.change((draft, file) => {
      const constant = translate('orderImport.lineNumber', { file: beginningOf(file.name) });
      return withChoice(draft, file, { place: row.place, choice: { constant } });
    });
  return (
    <Button size="small" onPress={number}>
      {translate('orderImport.numberRows')}
    </Button>
  );
}

/** Most characters of a file's name at the beginning of order numbers. */
const LONGEST = 40;

/** The file's name without its ending, in which the next file is likely to differ. */
const beginningOf = (name: string): string => name.replace(/\.\w+$/u, '').slice(0, LONGEST);
