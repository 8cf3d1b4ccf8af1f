import { settingDefinition, SETTING_MAX, type Setting } from '@kontor/portal-core/settings';
import { DatePicker, DateTimePicker, Select, TextArea, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { optionText } from './setting-texts.js';

interface SettingEditorProps {
  readonly setting: Setting;
  readonly label: string;
  readonly draft: string;
  readonly error: string | undefined;
  readonly onChange: (draft: string) => void;
}

/** The editor for the setting's type. */
export function SettingEditor({ setting, label, draft, error, onChange }: SettingEditorProps) {
  const translate = useTranslate();
  const definition = settingDefinition(setting.key);
  const field = { label, isLabelHidden: true, error, isRequired: definition?.isOptional !== true };
  const change = ({ value }: { readonly value: string | null }) => onChange(value ?? '');
  switch (setting.type) {
    case 'multi':
      return (
        <TextArea {...field} rows={8} help={translate('settings.listHelp')} value={draft} onChange={change} />
      );
    case 'textarea':
      return (
        <TextArea {...field} rows={4} maxLength={SETTING_MAX.textarea} value={draft} onChange={change} />
      );
    case 'select':
      return (
        <Select
          {...field}
          options={Object.keys(definition?.options ?? { [draft]: draft }).map((value) => ({
            value,
            label: optionText(translate, setting.key, value),
          }))}
          value={draft}
          onChange={change}
        />
      );
    case 'date':
      return <DatePicker {...field} value={draft || null} onChange={change} />;
    case 'datetime':
      return <DateTimePicker {...field} value={draft || null} onChange={change} />;
    case 'text':
      return <TextField {...field} maxLength={SETTING_MAX.text} value={draft} onChange={change} />;
  }
}
