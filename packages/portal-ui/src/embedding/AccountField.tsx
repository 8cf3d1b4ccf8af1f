import { useState } from 'react';
import { userOption, useUserSuggestions } from '../cms-blocks/index.js';
import { ComboBox, type Option } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

interface AccountFieldProps {
  /** Id of the account; 0 while none is chosen. */
  readonly userId: number;
  /** What is done in its name. */
  readonly help: string;
  readonly error: string | undefined;
  readonly onChange: (userId: number) => void;
}

/** Combo box for the account in whose name a key acts. */
export function AccountField({ userId, help, error, onChange }: AccountFieldProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Option | null>(null);
  const chosen = picked?.value === String(userId) ? picked : null;
  const { users, ...request } = useUserSuggestions(chosen !== null && text === chosen.label ? '' : text);
  const options = users.map(userOption);
  const isKnown = chosen === null || options.some(({ value }) => value === chosen.value);
  return (
    <ComboBox
      {...request}
      label={translate('apiKeys.account')}
      isRequired
      help={help}
      placeholder={translate('common.chooseOption')}
      error={error}
      options={isKnown ? options : [chosen, ...options]}
      value={chosen?.value ?? null}
      onSearch={(search) => setText(search.text)}
      onChange={({ value }) => {
        setPicked(options.find((option) => option.value === value) ?? null);
        onChange(Number(value ?? 0));
      }}
    />
  );
}
