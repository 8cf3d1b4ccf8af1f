import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ComboBox, type Option } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { userOption, useUserOption, useUserSuggestions } from './useUserSuggestions.js';

interface UserFilterProps {
  /** Id of the user whose blocks are shown; null for all. */
  readonly user: number | null;
  readonly onChange: (user: number | null) => void;
}

/** Number of characters from which users are suggested: "more than 1 character typed" (specification 2 section 2). */
const SUGGEST_FROM = 2;

/** Filter field for the user whose blocks are shown. */
export function UserFilter({ user, onChange }: UserFilterProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Option | null>(null);
  const isPicked = picked !== null && picked.value === String(user);
  const named = useUserOption(isPicked ? null : user);
  const chosen = isPicked ? picked : named;
  const isChosenText = chosen !== null && text === chosen.label;
  const isLongEnough = text.trim().length >= SUGGEST_FROM && !isChosenText;
  const { users, ...request } = useUserSuggestions(text, isLongEnough, SUGGEST_FROM);
  const options = users.map(userOption);
  const isKnown = chosen === null || options.some(({ value }) => value === chosen.value);
  return (
    <Bar role="search" aria-label={translate('common.filters')}>
      <ComboBox
        {...request}
        label={translate('cmsBlocks.filterByUser')}
        placeholder={translate('cmsBlocks.filterPlaceholder')}
        options={isKnown ? options : [chosen, ...options]}
        value={chosen?.value ?? null}
        emptyText={isLongEnough ? undefined : translate('cmsBlocks.filterTooShort')}
        onSearch={(search) => setText(search.text)}
        onChange={({ value }) => {
          setPicked(options.find((option) => option.value === value) ?? null);
          onChange(value === null ? null : Number(value));
        }}
      />
      {user !== null && (
        <Button variant="quiet" onPress={() => onChange(null)}>
          {translate('common.clearFilters')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space('2')};

  & > :first-child {
    flex: 0 1 320px;
  }
`;
