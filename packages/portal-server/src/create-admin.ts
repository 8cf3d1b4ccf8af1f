import { createTranslator, issueMessage } from '@kontor/portal-core/i18n';
import { validateAccount } from '@kontor/portal-core/users';
import type { Issue } from '@kontor/portal-core/validation';
import { parseArgs } from 'node:util';
import { instantOf } from './dates/index.js';
import { readConfig } from './config/index.js';
import { prepareDataFolder } from './data-folder.js';
import { openDatabase } from './db/index.js';
import { askLine, askSecret } from './prompt.js';
import { hashPassword, usernameKeyOf } from './session/index.js';
import { storeSysadmin } from './users/index.js';
import { HttpProblem } from './wire/index.js';
import { startFailure } from './start-failure.js';

const USAGE = `Creates a user who may do everything, or gives that user a new password
and takes their second factor away.

  create-admin [--username NAME] [--name "FULL NAME"] [--email ADDRESS]

KONTOR_ADMIN_USERNAME may hold the name as well. The password is asked for; without a terminal it is read from
standard input.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      username: { type: 'string', default: process.env['KONTOR_ADMIN_USERNAME'] ?? '' },
      name: { type: 'string', default: '' },
      email: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const username = (values.username || (await askLine('Username: '))).trim();
  const password = await askSecret('Password: ');
  const issues = validateAccount({ username, password });
  if (issues.length > 0) throw new Refused(issues.map(sentenceOf).join('\n'));
  const done = await store(username, { password, full_name: values.name, email: values.email });
  console.log(`${done} the sysadmin ${username}.`);
}

const translate = createTranslator('en');
const NAMES: Readonly<Record<string, string>> = { username: 'Username', password: 'Password' };
const sentenceOf = (issue: Issue) => `${NAMES[issue.path]}: ${issueMessage(translate, issue)}`;

class Refused extends Error {}

const DONE = { created: 'Created', renewed: 'Renewed the password of' } as const;

async function store(
  username: string,
  { password, full_name, email }: { password: string; full_name: string; email: string },
): Promise<string> {
  const config = readConfig(process.env);
  await prepareDataFolder(config);
  const database = openDatabase(config.database);
  try {
    await database.migrate();
    const password_hash = await hashPassword(password);
    const username_key = usernameKeyOf(username);
    const user = { username, username_key, password_hash, full_name, email, created_at: instantOf(Date.now) };
    const done = await database.write((trx) => storeSysadmin(trx, user));
    if (done === null) throw new Refused(`There is a user ${username} who is no sysadmin.`);
    return DONE[done];
  } finally {
    await database.close();
  }
}

/** What to tell the operator: what was wrong with the entries, or why the program could not work. */
function failureOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { issues = [] } = error instanceof HttpProblem ? error.options : {};
  return issues.length > 0 ? issues.map(sentenceOf).join('\n') : startFailure(error);
}

main().catch((error: unknown) => {
  console.error(failureOf(error));
  process.exitCode = 1;
});
