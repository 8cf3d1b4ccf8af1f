import { useRef } from 'react';
import { Menu, type MenuItem } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';
import { SaveProfileDialog } from './SaveProfileDialog.js';
import { useProfileActions } from './useProfileActions.js';

/** Menu that keeps a mapping for later files: saved for the merchant, or as a JSON file that the command line reads, too. */
export function ProfileMenu() {
  const translate = useTranslate();
  const { state, isReadOnly } = useWizard();
  const actions = useProfileActions();
  const input = useRef<HTMLInputElement>(null);
  const { profile } = state;
  const isStored = profile !== null && profile.id !== null && !isReadOnly;
  const items: (MenuItem & { readonly act: () => void })[] = [
    { id: 'export', label: translate('orderImport.profileExport'), act: actions.exportFile },
    { id: 'import', label: translate('orderImport.profileImport'), act: () => input.current?.click() },
  ];
  if (!isReadOnly)
    items.unshift({
      id: 'save',
      label: translate('orderImport.profileSave'),
      act: () => actions.setNaming(true),
    });
  if (isStored) {
    const update = translate('orderImport.profileUpdate', { name: profile.name });
    items.unshift({ id: 'update', label: update, act: actions.update });
    const remove = translate('orderImport.profileDelete');
    items.push({ id: 'delete', label: remove, isDangerous: true, act: actions.remove });
  }
  return (
    <>
      <Menu
        label={translate('orderImport.profile')}
        size="small"
        items={items}
        onAction={({ id }) => items.find((item) => item.id === id)?.act()}
        placement="bottom-end"
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={translate('orderImport.profileImport')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void actions.importFile(file);
        }}
      />
      <SaveProfileDialog
        isOpen={actions.isNaming}
        isBusy={actions.isBusy}
        onClose={() => actions.setNaming(false)}
        onSave={actions.save}
      />
    </>
  );
}
