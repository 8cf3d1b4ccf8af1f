import { Select } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';
import { useProfiles } from './useProfiles.js';

const NONE = 'none';
/** Value of the option for a profile from a file. */
const LOOSE = 'loose';

/** Select of a saved mapping or of automatic detection. Renders nothing if there is none to choose. */
export function ProfileSelect() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { profiles, ...request } = useProfiles();
  const { profile } = state;
  if (profiles.length === 0 && profile === null && !request.failure) return null;
  const options = [
    { value: NONE, label: translate('orderImport.profileNone') },
    ...(profile !== null && profile.id === null ? [{ value: LOOSE, label: profile.name }] : []),
    ...profiles.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const choose = (value: string) => {
    const found = profiles.find(({ id }) => String(id) === value) ?? null;
    if (value !== LOOSE) void store.setProfile(found);
  };
  return (
    <Select
      {...request}
      label={translate('orderImport.profile')}
      help={translate('orderImport.profileHelp')}
      options={options}
      value={profile === null ? NONE : profile.id === null ? LOOSE : String(profile.id)}
      onChange={({ value }) => choose(value)}
    />
  );
}
