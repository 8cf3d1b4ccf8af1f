import { Pencil, Trash2 } from 'lucide-react';
import { publicCmsLanguage, type CmsBlock } from '@kontor/portal-core/cms-blocks';
import type { Translate } from '@kontor/portal-core/i18n';
import { Badge } from '../primitives/index.js';
import { actionsColumn, CellButton, type Column } from '../table/index.js';
import { blockName } from './block-name.js';
import { BlockName } from './CmsBlocks.styles.js';

/** Actions of a row in the table; an action the user may not take is absent. */
export interface BlockTasks {
  readonly onEdit: ((block: CmsBlock) => void) | null;
  readonly onDelete: ((block: CmsBlock) => void) | null;
}

/** Whether anyone may read the block, independent of its users. */
export const isPublicBlock = ({ code }: CmsBlock): boolean => publicCmsLanguage(code) !== null;

export function cmsBlockColumns(translate: Translate, tasks: BlockTasks): readonly Column<CmsBlock>[] {
  const columns: Column<CmsBlock>[] = [
    {
      id: 'id',
      header: translate('cmsBlocks.id'),
      text: ({ id }) => String(id),
      width: 88,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'name',
      card: 'title',
      isSortable: true,
      header: translate('cmsBlocks.name'),
      text: (block) => blockName(translate, block),
      renderCell: (block) => (
        <BlockName>
          <span>{blockName(translate, block)}</span>
          {block.is_system && <Badge tone="neutral">{translate('cmsBlocks.system')}</Badge>}
        </BlockName>
      ),
      width: 260,
      grow: 2,
    },
    {
      id: 'type',
      card: 'half',
      isSortable: true,
      header: translate('cmsBlocks.type'),
      text: ({ type }) => translate(TYPE_TEXTS[type]),
      width: 130,
    },
    {
      id: 'users',
      card: 'line',
      header: translate('cmsBlocks.users'),
      text: (block) => usersText(block, translate),
      width: 220,
      grow: 1,
    },
  ];
  return tasks.onEdit === null && tasks.onDelete === null
    ? columns
    : [...columns, blockActions(translate, tasks)];
}

/** Text keys of the block types. */
export const TYPE_TEXTS = {
  multipurpose: 'cmsBlocks.typeMultipurpose',
  downloads: 'cmsBlocks.typeDownloads',
} as const;

/** The number of users and their names. */
function usersText(block: CmsBlock, translate: Translate): string {
  if (isPublicBlock(block)) return translate('cmsBlocks.everyone');
  if (block.users.length === 0) return translate('cmsBlocks.noUsers');
  return `${block.users.length}: ${block.users.map(({ username }) => username).join(', ')}`;
}

function blockActions(translate: Translate, { onEdit, onDelete }: BlockTasks): Column<CmsBlock> {
  return actionsColumn(translate, (block) => (
    <>
      {onEdit !== null && (
        <CellButton
          label={translate('cmsBlocks.editNamed', { name: blockName(translate, block) })}
          icon={<Pencil />}
          onPress={() => onEdit(block)}
        />
      )}
      {onDelete !== null && !block.is_system && (
        <CellButton
          label={translate('cmsBlocks.deleteNamed', { name: blockName(translate, block) })}
          icon={<Trash2 />}
          onPress={() => onDelete(block)}
        />
      )}
    </>
  ));
}
