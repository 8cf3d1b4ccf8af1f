import { useState } from 'react';
import {
  CMS_BLOCK_FIELDS,
  CMS_BLOCK_TYPES,
  validateCmsBlock,
  type CmsBlock,
  type CmsBlockInput,
} from '@kontor/portal-core/cms-blocks';
import { fieldLabels } from '@kontor/portal-core/fields';
import { RichTextEditor } from '../editor/index.js';
import { describedField, FormDialog, StaleNote, useDone, useForm, type Form } from '../forms/index.js';
import {
  Alert,
  FieldColumn,
  MultiComboBox,
  type Option,
  SegmentedControl,
  TextField,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { blockName, isNamedByPortal } from './block-name.js';
import { isPublicBlock, TYPE_TEXTS } from './cms-block-columns.js';
import { useSaveCmsBlock } from './useCmsBlocks.js';
import { userOption, useUserSuggestions } from './useUserSuggestions.js';

interface CmsBlockDialogProps {
  /** The block to change; null for a new one. */
  readonly block: CmsBlock | null;
  readonly onClose: () => void;
}

interface BlockDraft extends Omit<CmsBlockInput, 'users'> {
  readonly users: readonly Option[];
}

const NEW_BLOCK: BlockDraft = { name: '', type: 'downloads', content: '', users: [] };
const NAMES = fieldLabels(CMS_BLOCK_FIELDS);
const LABELS = {
  name: NAMES.name,
  type: NAMES.type,
  users: 'cmsBlocks.users',
  content: NAMES.content,
} as const;

const draftOf = ({ name, type, content, users }: CmsBlock): BlockDraft => ({
  name,
  type,
  content,
  users: users.map(userOption),
});

/** Dialog that creates or changes a block. The entries are kept when saving fails. */
export function CmsBlockDialog({ block, onClose }: CmsBlockDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const save = useSaveCmsBlock(block);
  const form = useForm<BlockDraft>({
    initial: block === null ? NEW_BLOCK : draftOf(block),
    validate: validateCmsBlock,
    refusal: save.error,
    onSubmit: ({ users, ...draft }) =>
      save.mutate(
        { ...draft, users: users.map(({ value }) => ({ user_id: Number(value) })) },
        done(block === null ? 'cmsBlocks.created' : 'cmsBlocks.updated'),
      ),
  });
  const isPublic = block !== null && isPublicBlock(block);
  return (
    <FormDialog
      size="large"
      title={
        block === null
          ? translate('cmsBlocks.create')
          : translate('cmsBlocks.editNamed', { name: blockName(translate, block) })
      }
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      alert={save.version.newest === null ? undefined : null}
      onClose={onClose}
    >
      <FieldColumn>
        <StaleNote version={save.version} form={form} draftOf={draftOf} labels={LABELS} />
        {isPublic && <Alert level="info">{translate('cmsBlocks.publicHelp')}</Alert>}
        {!(block && isNamedByPortal(block)) && (
          <TextField {...describedField(translate, CMS_BLOCK_FIELDS, form, 'name')} autoFocus />
        )}
        {!isPublic && <Audience form={form} />}
        <RichTextEditor
          label={translate(CMS_BLOCK_FIELDS.content.label)}
          isRequired
          value={form.draft.content}
          errorMessage={form.errorOf('content')}
          onChange={({ value }) => form.change({ content: value })}
        />
      </FieldColumn>
    </FormDialog>
  );
}

/** Fields for the place where the block is shown and for the users who see it. */
function Audience({ form }: { readonly form: Form<BlockDraft> }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const { users, ...request } = useUserSuggestions(text);
  return (
    <>
      <SegmentedControl
        label={translate(CMS_BLOCK_FIELDS.type.label)}
        help={translate('cmsBlocks.typeHelp')}
        options={CMS_BLOCK_TYPES.map((type) => ({ value: type, label: translate(TYPE_TEXTS[type]) }))}
        value={form.draft.type}
        error={form.errorOf('type')}
        onChange={({ value }) => form.change({ type: value })}
      />
      <MultiComboBox
        {...request}
        label={translate('cmsBlocks.users')}
        help={translate('cmsBlocks.usersHelp')}
        placeholder={translate('cmsBlocks.usersSearch')}
        options={users.map(userOption)}
        chosen={form.draft.users}
        error={form.errorOf('users')}
        onSearch={(search) => setText(search.text)}
        onChange={({ chosen }) => form.change({ users: chosen })}
      />
    </>
  );
}
