import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/language.js';
import type { UserSuggestion } from '../users/index.js';

/** What a block is for: shown wherever it is asked for, or on the downloads page (specification 2 section 3). */
export const CMS_BLOCK_TYPES = ['multipurpose', 'downloads'] as const;
export type CmsBlockType = (typeof CMS_BLOCK_TYPES)[number];

/** Codes of blocks that anyone may read without a token: what the sign-in page and its footer show. */
export const PUBLIC_CMS_CODES = ['login', 'terms', 'imprint'] as const;
export type PublicCmsCode = (typeof PUBLIC_CMS_CODES)[number];

/** The code of a public block in a language: German has the plain one, English `login.en`. */
export const publicCmsCode = (code: PublicCmsCode, language: Language): string =>
  language === DEFAULT_LANGUAGE ? code : `${code}.${language}`;

/** The language of a public block by its code; null for a block that is not public. */
export function publicCmsLanguage(code: string): Language | null {
  const isOf = (language: Language) =>
    PUBLIC_CMS_CODES.some((known) => publicCmsCode(known, language) === code);
  return LANGUAGES.find(isOf) ?? null;
}

/** A user a block is for. */
export interface CmsBlockAccess {
  readonly user_id: number;
  readonly cms_block_id: number;
}

/** A piece of content that administrators write (specification 2 section 3). */
export interface CmsBlock {
  readonly id: number;
  readonly name: string;
  /** Cleaned HTML. */
  readonly content: string;
  /** What the portal finds it by; empty for blocks that only their users find. */
  readonly code: string;
  readonly type: CmsBlockType;
  /** The portal needs it: it cannot be deleted. */
  readonly is_system: boolean;
  /** Whom the block is for. Only those who keep blocks are told of others than themselves. */
  readonly cms_block_access: readonly CmsBlockAccess[];
  /** The same by name, in the order of their user names. */
  readonly users: readonly UserSuggestion[];
  /** The uploaded files the content links to. */
  readonly files: readonly CmsBlockFile[];
}

/** A file a block links to. */
export interface CmsBlockFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** A block anyone may read. */
export type PublicCmsBlock = Pick<CmsBlock, 'id' | 'name' | 'content' | 'code'>;

/** What a block is written with. */
export interface CmsBlockInput {
  readonly name: string;
  readonly content: string;
  readonly type: CmsBlockType;
  /** Whom it is for; absent leaves them as they are. */
  readonly users?: readonly { readonly user_id: number; readonly cms_block_id?: number | null }[];
}
