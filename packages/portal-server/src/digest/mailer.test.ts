import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '../testing/scratch-folder.js';
import { mailEnvironment, startMailServer, type MailServer } from '../testing/mail-server.js';
import { readConfig } from '../config/index.js';
import { loadMailer } from './mailer.js';

const PASSWORD = 'sehr geheim';
const MAIL = {
  to: { name: 'Jörg "Ä" <x@example.com>', address: 'joerg@example.com' },
  subject: 'Hallo',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  endUrl: 'https://portal.example.com/daily-email/end#1',
  messageId: '<1@portal.example.com>',
};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer({ password: PASSWORD });
});
afterAll(() => post.stop());

const mailer = (variables: Readonly<Record<string, string>>) =>
  loadMailer(readConfig({ ...mailEnvironment(post), KONTOR_SMTP_USER: 'kontor', ...variables }).mail);

it('signs in with the password of a file, and sends to the one address, whatever the name looks like', async () => {
  const file = join(await makeScratchFolder('kontor-mail-'), 'password');
  await writeFile(file, `${PASSWORD}\n`);
  const sending = await (await mailer({ KONTOR_SMTP_PASSWORD_FILE: file }))?.send(MAIL);
  expect(sending).toEqual({ outcome: 'sent' });
  expect(post.signIns).toEqual(['kontor']);
  expect(post.mails.map(({ to }) => to)).toEqual(['joerg@example.com']);
  expect(post.mails[0]?.source).toContain('Auto-Submitted: auto-generated');
});

it('says of a failure what kind it was, without a secret', async () => {
  const sending = await (await mailer({ KONTOR_SMTP_PASSWORD: 'falsches Wort' }))?.send(MAIL);
  expect(sending).toMatchObject({ outcome: 'failed' });
  expect(JSON.stringify(sending)).toContain('EAUTH');
  expect(JSON.stringify(sending)).not.toMatch(/falsch|kontor|joerg/);
});

it('hands nothing in without TLS but on this machine', async () => {
  const elsewhere = post.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const sending = await (
    await mailer({ KONTOR_SMTP_URL: elsewhere, KONTOR_SMTP_PASSWORD: PASSWORD })
  )?.send(MAIL);
  expect(sending).toMatchObject({ outcome: 'failed' });
  expect(post.mails).toHaveLength(1);
});

it('takes a refused address of the reader for good, and a refused sender for a failure', async () => {
  const send = async () => (await mailer({ KONTOR_SMTP_PASSWORD: PASSWORD }))?.send(MAIL);
  post.refused.add('joerg@example.com');
  expect(await send()).toMatchObject({ outcome: 'refused' });
  post.refused.clear();
  post.refused.add('kontor@example.com');
  expect(await send()).toMatchObject({ outcome: 'failed' });
  post.refused.clear();
});

it('says at the start that the file of the password cannot be read', async () => {
  await expect(mailer({ KONTOR_SMTP_PASSWORD_FILE: '/nowhere/password' })).rejects.toThrow(
    'KONTOR_SMTP_PASSWORD_FILE',
  );
});
