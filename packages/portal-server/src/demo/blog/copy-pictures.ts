import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the demo's pictures are kept, seen from the sources as well as from the built files. */
const PICTURES = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

export interface DemoPicture {
  /** Its name among the pictures. */
  readonly name: string;
  /** Its name among the uploaded files: as theirs, but always the same. */
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
    names.map(async (name) => {
      const bytes = await readFile(join(PICTURES, name));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const fileName = `${sha256.slice(0, 32)}.jpg`;
      if (mediaFolder !== undefined) await writeFile(join(mediaFolder, fileName), bytes);
      return { name, fileName, size: bytes.length, sha256 };
    }),
  );
}
