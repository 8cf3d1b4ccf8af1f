import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
/** Ways to ask another machine. Only the drivers of the database connect, to the address of the settings. */
const WAYS =
  /\bfetch\(|\bhttps?\.(?:get|request)\(|\b(?:net|tls)\.connect\(|\b(?:create)?[Cc]onnection\(\{|from '(?:undici|node:(?:https|http2|dns|dgram|tls))'/;

/** Asks at the one address that those who may change the settings gave; HTTPS or this machine, on the internet or where the settings say. */
const ASKS_THE_ERP = join('erp-link', 'ask-erp.ts');
/** Tells the ERP by it; no redirect is followed. */
const TELLS_THE_ERP = join('erp-link', 'send-news.ts');
/** Asks the FileMaker server of the settings alone: an address typed in the portal is compared with them, never asked. */
const SPEAKS_TO_FILEMAKER = join('filemaker', 'data-api.ts');

it('the server asks no address that anybody gives it: it only tells the connected ERP', () => {
  const asking = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(source, path).startsWith('testing'))
    .filter((path) => WAYS.test(readFileSync(path, 'utf8')));
  expect(asking.map((path) => relative(source, path))).toEqual([
    ASKS_THE_ERP,
    TELLS_THE_ERP,
    SPEAKS_TO_FILEMAKER,
  ]);
});
