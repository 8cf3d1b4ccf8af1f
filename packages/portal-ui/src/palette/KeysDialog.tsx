import type { TextKey } from '@kontor/portal-core/i18n';
import { Button, Dialog, keyText } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Keys, KeyRow, KeySection, Scrolled } from './KeysDialog.styles.js';

type Row = readonly [keys: string, text: TextKey];

/** The keys of the portal, by where they work; `{ctrl}` is the name of a key, see `keyText`. */
const SECTIONS: readonly (readonly [title: TextKey, rows: readonly Row[]])[] = [
  [
    'palette.everywhere',
    [
      ['{ctrl}+K', 'palette.key_palette'],
      ['?', 'palette.key_keys'],
      ['Tab, {shift}+Tab', 'palette.key_next'],
      ['Enter, {space}', 'palette.key_press'],
      ['Esc', 'palette.key_escape'],
      ['F6', 'palette.key_notices'],
    ],
  ],
  [
    'palette.table',
    [
      ['↑ ↓, k j', 'palette.key_rows'],
      ['{pageUp}, {pageDown}', 'palette.key_screen'],
      ['{home}, {end}', 'palette.key_ends'],
      ['Enter', 'palette.key_openRow'],
      ['{space}', 'palette.key_selectRow'],
      ['{shift}+↑ ↓', 'palette.key_selectRange'],
      ['{ctrl}+A', 'palette.key_selectAll'],
      ['← →', 'palette.key_rowControls'],
      ['→', 'palette.key_columnEdge'],
      ['← →, {delete}', 'palette.key_columnWidth'],
    ],
  ],
  [
    'palette.importGrid',
    [
      ['↑ ↓ ← →', 'palette.key_cells'],
      ['Enter, F2', 'palette.key_editCell'],
      ['F8, {shift}+F8', 'palette.key_faults'],
      ['{ctrl}+Z', 'palette.key_undo'],
    ],
  ],
  [
    'palette.textEditor',
    [
      ['{ctrl}+B, I, U', 'palette.key_bold'],
      ['{ctrl}+K', 'palette.key_link'],
      ['Alt+F10', 'palette.key_toolbar'],
    ],
  ],
];

export interface KeysDialogProps {
  readonly onClose: () => void;
  /** Begins the tour of the portal; absent where there is none. */
  readonly onTour?: (() => void) | undefined;
}

/** An overview of all keys. */
export function KeysDialog({ onClose, onTour }: KeysDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      title={translate('palette.keysTitle')}
      onClose={onClose}
      actions={onTour && <Button onPress={onTour}>{translate('tour.begin')}</Button>}
    >
      <Scrolled tabIndex={0} role="group" aria-label={translate('palette.keysTitle')}>
        {SECTIONS.map(([title, rows]) => (
          <KeySection key={title} aria-label={translate(title)}>
            <h3>{translate(title)}</h3>
            <dl>
              {rows.map(([keys, text]) => (
                <KeyRow key={keys}>
                  <dt>
                    <Keys>{keyText(keys, translate)}</Keys>
                  </dt>
                  <dd>{translate(text)}</dd>
                </KeyRow>
              ))}
            </dl>
          </KeySection>
        ))}
      </Scrolled>
    </Dialog>
  );
}
