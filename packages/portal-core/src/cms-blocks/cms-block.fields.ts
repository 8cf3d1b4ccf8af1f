import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

/** Most characters of a block's HTML. */
export const CMS_BLOCK_CONTENT_MAX = 200_000;

/**
 * Types of a block: `multipurpose` blocks are shown wherever a screen asks for them, `downloads` blocks on the downloads page
 * (specification 2 section 3).
 */
export const CMS_BLOCK_TYPES = ['multipurpose', 'downloads'] as const;

/** The fields of a block that are stored in its row. Limits, labels, columns, form fields and names in the audit log are derived from them. */
export const CMS_BLOCK_FIELDS = {
  id: { label: 'cmsBlocks.id', answer: z.int() },
  name: text({ label: 'cmsBlocks.name', min: 2, max: 100, upTo: 1000 }),
  /** HTML, cleaned by the server. */
  content: {
    label: 'cmsBlocks.content',
    input: z.string().check(z.maxLength(CMS_BLOCK_CONTENT_MAX)),
    answer: z.string(),
  },
  /** Code by which the portal finds the block; empty for blocks that only their users find. */
  code: { label: 'cmsBlocks.code', answer: z.string() },
  type: { label: 'cmsBlocks.type', input: z.enum(CMS_BLOCK_TYPES), answer: z.enum(CMS_BLOCK_TYPES) },
  /** True for a block that the portal needs; it cannot be deleted. */
  is_system: { label: 'cmsBlocks.system', answer: z.boolean() },
} as const satisfies FieldMap;
