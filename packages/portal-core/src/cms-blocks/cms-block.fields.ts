import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

/** What a block is for: shown wherever it is asked for, or on the downloads page (specification 2 section 3). */
export const CMS_BLOCK_TYPES = ['multipurpose', 'downloads'] as const;
export type CmsBlockType = (typeof CMS_BLOCK_TYPES)[number];

/** The fields of a block that stand in its row; limits, labels, columns, entries of forms and names in the audit log follow. */
export const CMS_BLOCK_FIELDS = {
  id: { label: 'cmsBlocks.id', answer: z.int() },
  name: text({ label: 'cmsBlocks.name', min: 2, max: 100, upTo: 1000 }),
  /** HTML, cleaned by the server. */
  content: { label: 'cmsBlocks.content', input: z.string(), answer: z.string() },
  /** What the portal finds it by; empty for blocks that only their users find. */
  code: { label: 'cmsBlocks.code', answer: z.string() },
  type: { label: 'cmsBlocks.type', input: z.enum(CMS_BLOCK_TYPES), answer: z.enum(CMS_BLOCK_TYPES) },
  /** The portal needs it: it cannot be deleted. */
  is_system: { label: 'cmsBlocks.system', answer: z.boolean() },
} as const satisfies FieldMap;
