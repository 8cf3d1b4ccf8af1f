import type { FileNote } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { EffectsBox, ExampleList } from './EffectsPanel.styles.js';

interface FileNotesProps {
  readonly notes: readonly FileNote[];
  /** Called to move to the row on a line. */
  readonly onShow: (line: number) => void;
}

/** What to know of the orders before they are stored (`FILE_NOTES`), each with the first orders it is about. */
export function FileNotes({ notes, onShow }: FileNotesProps) {
  const translate = useTranslate();
  return (
    <>
      {notes.map(({ kind, orders, columns, first }) => {
        const told = translate(`orderImport.note_${kind}`, { count: orders, columns: columns.join(', ') });
        return (
          <EffectsBox key={kind}>
            <summary>
              <span data-tone="warning">{told}</span>
            </summary>
            <ExampleList aria-label={told}>
              {first.map(({ external_order_id, line, text }) => (
                <li key={line}>
                  <span>
                    {text}
                    <small>{external_order_id}</small>
                  </span>
                  <Button size="small" variant="quiet" onPress={() => onShow(line)}>
                    {translate('orderImport.faultShow')}
                  </Button>
                </li>
              ))}
              {orders > first.length && (
                <li>{translate('orderImport.faultsMore', { count: orders - first.length })}</li>
              )}
            </ExampleList>
          </EffectsBox>
        );
      })}
    </>
  );
}
