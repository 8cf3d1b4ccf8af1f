import type { CmsBlock } from '@kontor/portal-core/cms-blocks';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

const NAMES: Readonly<Record<string, TextKey>> = {
  login: 'cmsBlocks.nameLogin',
  'login.en': 'cmsBlocks.nameLoginEnglish',
  terms: 'cmsBlocks.nameTerms',
  'terms.en': 'cmsBlocks.nameTermsEnglish',
  imprint: 'cmsBlocks.nameImprint',
  'imprint.en': 'cmsBlocks.nameImprintEnglish',
};

/** Whether the block's name comes from the portal, in the reader's language. */
export const isNamedByPortal = ({ is_system, code }: CmsBlock): boolean =>
  is_system && NAMES[code] !== undefined;

/** The displayed name of a block: the portal's own blocks are named by their purpose, others as the user named them. */
export function blockName(translate: Translate, block: CmsBlock): string {
  const name = block.is_system ? NAMES[block.code] : undefined;
  return name === undefined ? block.name : translate(name);
}
