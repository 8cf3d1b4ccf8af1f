import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../i18n/index.js';
import { userSuggestionShape } from '../users/index.js';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { CMS_BLOCK_FIELDS } from './cms-block.fields.js';

/** Codes of blocks that can be read without a token: those of the sign-in page and its footer. */
export const PUBLIC_CMS_CODES = ['login', 'terms', 'imprint'] as const;
export type PublicCmsCode = (typeof PUBLIC_CMS_CODES)[number];

/** The code of a public block in a language: the plain code in German, `login.en` in English. */
export const publicCmsCode = (code: PublicCmsCode, language: Language): string =>
  language === DEFAULT_LANGUAGE ? code : `${code}.${language}`;

/** The language of a public block by its code; null for a block that is not public. */
export function publicCmsLanguage(code: string): Language | null {
  const isOf = (language: Language) =>
    PUBLIC_CMS_CODES.some((known) => publicCmsCode(known, language) === code);
  return LANGUAGES.find(isOf) ?? null;
}

/** A user who may see a block. */
const accessShape = z.strictObject({ user_id: z.int(), cms_block_id: z.int() });
export type CmsBlockAccess = Wire<typeof accessShape>;

/** A file that a block links to. */
const fileShape = z.strictObject({
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type CmsBlockFile = Wire<typeof fileShape>;

/** A piece of content written by administrators (specification 2 section 3). */
export const cmsBlockShape = answerShape(CMS_BLOCK_FIELDS, {
  /** The users who may see the block. Users without the right to edit blocks only get their own entry. */
  cms_block_access: z.array(accessShape),
  /** The same users with their names, sorted by user name. */
  users: z.array(userSuggestionShape),
  /** The uploaded files that the content links to. */
  files: z.array(fileShape),
  /** The version of the block, for a change that is made from it. */
  modId: z.string(),
});
export type CmsBlock = Wire<typeof cmsBlockShape>;

/** A block that can be read without a token. */
export const publicCmsBlockShape = z.pick(cmsBlockShape, { id: true, name: true, content: true, code: true });
export type PublicCmsBlock = Wire<typeof publicCmsBlockShape>;

/** Most users of one block. */
export const CMS_BLOCK_USERS_MAX = 1000;

/** The input for creating or changing a block. */
export const cmsBlockInputShape = inputShape(CMS_BLOCK_FIELDS, {
  /** The users who may see the block; absent keeps the present ones. */
  users: z.optional(
    z
      .array(
        z.strictObject({
          user_id: z.int().check(z.minimum(1)),
          cms_block_id: z.optional(z.nullable(z.int())),
        }),
      )
      .check(z.maxLength(CMS_BLOCK_USERS_MAX)),
  ),
});
export type CmsBlockInput = Wire<typeof cmsBlockInputShape>;
