import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the demo's pictures are kept, seen from the sources as well as from the built files. */
const PICTURES = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

export interface DemoPicture {
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
}

/** Reads the pictures and lays them among the uploaded files, when there is a folder for those. */
export async function copyPictures(
  names: readonly string[],
  mediaFolder: string | undefined,
): Promise<readonly DemoPicture[]> {
  if (mediaFolder !== undefined) await mkdir(mediaFolder, { recursive: true, mode: 0o700 });
  return Promise.all(
    names.map(async (fileName) => {
      const bytes = await readFile(join(PICTURES, fileName));
      if (mediaFolder !== undefined) await copyFile(join(PICTURES, fileName), join(mediaFolder, fileName));
      return { fileName, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}
