import { Temporal } from 'temporal-polyfill';
import type { Writer } from '../db/index.js';
import { cleanHtml } from '../rich-text/index.js';
import { DEMO_DOWNLOADS } from './cms-blocks/demo-blocks.js';
import { DEMO_PUBLIC_TEXTS } from './cms-blocks/public-texts.js';
import { storeMedia } from './store-media.js';

export interface CmsBlocksPlan {
  /** ISO day. */
  readonly today: string;
  /** Folder of uploaded files; without it the links lead to files that cannot be fetched. */
  readonly mediaFolder: string | undefined;
}

/** Stores the downloads with their files and users, and the public texts. */
export async function insertCmsBlocks(trx: Writer, { today, mediaFolder }: CmsBlocksPlan): Promise<void> {
  const files = await Promise.all(DEMO_DOWNLOADS.map(async ({ file }) => file?.(today)));
  const created = Temporal.PlainDate.from(today).subtract({ days: 19 });
  const fileNames = await storeMedia(
    trx,
    files.filter((file) => file !== undefined),
    { mediaFolder, createdAt: `${created.toString()}T09:15:00.000Z` },
  );
  const blocks = DEMO_DOWNLOADS.map(({ name, content }, index) => {
    const uploaded = files[index]?.name ?? '';
    const link = `<a href="/api/media/${fileNames.get(uploaded) ?? ''}">${uploaded}</a>`;
    return { name, type: 'downloads' as const, content: cleanHtml(content.replace('{{file}}', link)) };
  });
  const stored = await trx('cms_blocks').insert(blocks, ['id', 'name']);
  const users = await trx('users').select('id', 'username');
  const idOf = new Map(stored.map(({ id, name }) => [name, id]));
  const access = DEMO_DOWNLOADS.flatMap((block) =>
    users
      .filter(({ username }) => block.users.includes(username))
      .map(({ id }) => ({
        cms_block_id: idOf.get(block.name) ?? 0,
        user_id: id,
      })),
  );
  await trx('cms_block_access').insert(access);
  for (const [code, content] of Object.entries(DEMO_PUBLIC_TEXTS))
    await trx('cms_blocks')
      .where({ code })
      .update({ content: cleanHtml(content) });
}
