import { validateProfile, type CurrentUser } from '@kontor/portal-core/session';
import { USER_FIELDS } from '@kontor/portal-core/users';
import { describedField, FieldGrid, Half, useForm } from '../forms/index.js';
import { PictureField } from '../media/index.js';
import { TextField, useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useUpdateCurrentUser } from '../session/index.js';
import { Card } from './Profile.styles.js';
import { SentForm } from './SentForm.js';

/** Name, e-mail and picture of the signed-in user. */
export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const isImpersonating = user.impersonated_by !== undefined;
  const { form, isBusy } = useProfileForm(user, isImpersonating);
  const { draft, change, errorOf } = form;
  return (
    <Card aria-label={translate('session.profileOf')}>
      <h2>{translate('session.profileOf')}</h2>
      <SentForm form={form} isBusy={isBusy} send="common.save" failed="session.profileFailed">
        <PictureField
          label={translate('session.picture')}
          ownLabel={translate('session.ownPicture')}
          picture={draft.profile_picture}
          name={draft.full_name || user.username}
          error={errorOf('profile_picture')}
          onChange={({ picture }) => change({ profile_picture: picture })}
        />
        <FieldGrid>
          <Half>
            <TextField
              label={translate('session.username')}
              isReadOnly
              help={translate('session.profileUsernameHelp')}
              value={user.username}
              onChange={() => {}}
            />
          </Half>
          <Half>
            <TextField
              {...describedField(translate, USER_FIELDS, form, 'full_name')}
              label={translate('session.fullName')}
              autoComplete="name"
            />
          </Half>
          <Half>
            <TextField
              {...describedField(translate, USER_FIELDS, form, 'email')}
              label={translate('session.email')}
              type="email"
              autoComplete="email"
              isReadOnly={isImpersonating}
              help={isImpersonating ? translate('session.emailHelp') : undefined}
            />
          </Half>
        </FieldGrid>
      </SentForm>
    </Card>
  );
}

/** The fields that users may change in their own account; the e-mail address not while acting as someone else. */
function useProfileForm(user: CurrentUser, isImpersonating: boolean) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useUpdateCurrentUser();
  const form = useForm({
    initial: { full_name: user.full_name, email: user.email, profile_picture: user.profile_picture },
    validate: validateProfile,
    refusal: save.error,
    isInPage: true,
    onSubmit: ({ full_name, email, profile_picture }) =>
      save.mutate(
        {
          full_name: full_name.trim(),
          profile_picture,
          ...(!isImpersonating && { email: email.trim() }),
        },
        { onSuccess: () => notify({ level: 'success', title: translate('session.profileSaved') }) },
      ),
  });
  return { form, isBusy: save.isPending };
}
