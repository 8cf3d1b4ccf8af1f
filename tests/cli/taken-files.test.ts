import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('files that were taken over', () => {
  let portal: PortalProcess;
  let lager: SignedIn;
  const STOCK = ['--merchant', '2', '--warehouse', 'Lager Hamburg-Billbrook'];
  const take = (name: string, text: string, ...argv: string[]) =>
    lager.run(['stock', 'import', lager.write(name, text), ...STOCK, ...argv]);
  const files = async () => {
    const { document } = await lager.json(['files', 'list']);
    return document.entries as { id: number; name: string; changed: number; undone_at: string | null }[];
  };

  beforeAll(async () => {
    portal = await startPortal();
    lager = await signIn(portal, 'lager');
  });
  afterAll(() => portal.remove());

  test('are listed and undone by the command line', async () => {
    expect((await lager.run(['files', 'list'])).stderr).toContain('No file has changed anything yet.');
    const text = 'Art.-Nr.;Bestand\nNW1053;877\nNW1010;812\n';
    expect((await take('bestand.csv', text, '--yes')).code).toBe(0);
    const [file] = await files();
    expect(file).toMatchObject({ name: 'bestand.csv', changed: 2, undone_at: null });
    const { stdout } = await lager.run(['files', 'list']);
    expect(stdout).toMatch(/Stock\s+bestand\.csv\s+lager\s+2\s+holds/);
    expect((await lager.run(['files', 'undo', String(file!.id)])).code).toBe(2);
    const undone = await lager.run(['files', 'undo', String(file!.id), '--yes']);
    expect([undone.code, undone.stdout]).toEqual([0, '2 records are again as they were\n']);
    expect((await take('bestand.csv', text, '--dry-run')).stdout).toContain('2 to take over');
  });

  test('name what stays when they are undone and the file to undo first, and end with 3', async () => {
    await take('frueh.csv', 'Art.-Nr.;Bestand\nNW1053;901\nNW1010;902\n', '--yes');
    const [first] = await files();
    await take('spaet.csv', 'Art.-Nr.;Bestand\nNW1053;903\n', '--yes');
    const [second] = await files();
    const undo = (id: number) => lager.run(['files', 'undo', String(id), '--yes']);
    const kept = await undo(first!.id);
    expect(kept.code).toBe(3);
    expect(kept.stdout.replace(/ · .*?:/, ':').split('\n')).toEqual([
      '1 record is again as it was',
      '1 stays as the file said',
      `  NW1053: changed since by the file spaet.csv (no. ${second!.id}) (903)`,
      'Undo the other file first, then this one again.',
      '',
    ]);
    expect((await undo(second!.id)).code).toBe(0);
    const again = await undo(first!.id);
    expect([again.code, again.stdout]).toEqual([0, '2 records are again as they were\n']);
    expect((await lager.run(['files', 'undo', '987654', '--yes'])).code).toBe(1);
  });
});
