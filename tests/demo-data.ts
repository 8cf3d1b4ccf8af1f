import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { makeScratchFolder } from '@kontor/portal-server/testing/scratch-folder';

/** Fills a new data folder with the demo data, by the program that `start` begins; answers the folder. */
export async function fillDemoData(start: (dataDir: string) => ChildProcess): Promise<string> {
  const folder = await makeScratchFolder('kontor-demo-data-');
  const filling = start(folder);
  let said = '';
  filling.stdout?.resume();
  filling.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(filling, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the demo data ended with ${code}:\n${said}`);
  return folder;
}
