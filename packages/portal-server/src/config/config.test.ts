import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.js';
import { isLoopback, readConfig } from './config.js';

describe('readConfig', () => {
  it('is complete without any variable', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      database: { engine: 'sqlite' },
      demo: null,
      timeZone: 'Europe/Berlin',
      tokenHours: 12,
      erpDelayMs: 7000,
      logLevel: 'info',
      proxies: 0,
      mediaQuotaBytes: 2000 * 1024 * 1024,
      uploadsPerMinute: 120,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', KONTOR_DEMO: '' })).toEqual(readConfig({}));
  });

  it('keeps the database file in the data folder', () => {
    expect(readConfig({ KONTOR_DATA_DIR: '/srv/kontor' }).database).toEqual({
      engine: 'sqlite',
      filename: '/srv/kontor/kontor.sqlite',
    });
  });

  it('prefers PostgreSQL when an address is given', () => {
    const url = 'postgres://kontor:secret@db/kontor';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url });
  });

  it('names every wrong value at once, and no password', () => {
    const wrong = {
      PORT: '70000',
      KONTOR_DEMO: 'yes',
      KONTOR_TIME_ZONE: 'Mars/Base',
      DATABASE_URL: 'mysql://a:secret@b',
    };
    const error = thrownBy(() => readConfig(wrong));
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems).toEqual([
      'PORT: expected a whole number from 0 to 65535, got "70000"',
      'DATABASE_URL: expected postgres://user:password@host:port/database',
      'KONTOR_DEMO: expected 0 or 1, got "yes"',
      'KONTOR_TIME_ZONE: expected a time zone such as Europe/Berlin, got "Mars/Base"',
    ]);
  });

  it('takes a FileMaker file whole or not at all, over a safe address, and repeats no password', () => {
    const url = 'https://fm.example/fmi/data/vLatest/databases/ERP';
    const given = { KONTOR_FILEMAKER_URL: url, KONTOR_FILEMAKER_USER: 'kontor' };
    expect(readConfig({}).fileMaker).toBeNull();
    expect(readConfig({ ...given, KONTOR_FILEMAKER_PASSWORD_FILE: '/run/secret' }).fileMaker).toEqual({
      url,
      user: 'kontor',
      password: null,
      passwordFile: '/run/secret',
      mappingFile: null,
    });
    const problems = (environment: Record<string, string>) =>
      (thrownBy(() => readConfig(environment)) as ConfigError).problems;
    expect(problems({ KONTOR_FILEMAKER_URL: url })).toEqual([
      'KONTOR_FILEMAKER_USER: needed with KONTOR_FILEMAKER_URL',
      'KONTOR_FILEMAKER_PASSWORD or KONTOR_FILEMAKER_PASSWORD_FILE: one of them is needed',
    ]);
    for (const wrong of [
      'http://fm.example/fmi/data/vLatest/databases/ERP',
      'https://fm.example/fmi/data/vLatest',
      'https://kontor:geheim@fm.example/fmi/data/vLatest/databases/ERP',
    ])
      expect(problems({ ...given, KONTOR_FILEMAKER_URL: wrong }).join()).not.toContain('geheim');
  });

  it('takes a mail server whole or not at all, without a sign-in in its address', () => {
    const given = {
      KONTOR_SMTP_URL: 'smtp://mail.example:587',
      KONTOR_SMTP_FROM: 'Kontor <kontor@mail.example>',
      KONTOR_PORTAL_URL: 'https://portal.example/',
    };
    const problems = (environment: Record<string, string>) =>
      (thrownBy(() => readConfig(environment)) as ConfigError).problems;
    expect(readConfig({}).mail).toBeNull();
    expect(readConfig(given).mail).toMatchObject({
      user: '',
      password: null,
      portalUrl: 'https://portal.example',
    });
    expect(problems({ KONTOR_SMTP_URL: given.KONTOR_SMTP_URL })).toEqual([
      'KONTOR_SMTP_FROM: needed with KONTOR_SMTP_URL',
      'KONTOR_PORTAL_URL: needed with KONTOR_SMTP_URL',
    ]);
    for (const half of ['KONTOR_SMTP_USER', 'KONTOR_SMTP_PASSWORD'])
      expect(problems({ ...given, [half]: 'geheim' }).join()).toMatch(/^KONTOR_SMTP_USER(?!.*geheim)/);
    for (const KONTOR_SMTP_URL of [
      'mail.example',
      'http://mail.example',
      'smtp://',
      'smtp://a:geheim@mail.example',
    ])
      expect(problems({ ...given, KONTOR_SMTP_URL }).join()).toMatch(/^KONTOR_SMTP_URL(?!.*geheim)/);
    expect(problems({ ...given, KONTOR_SMTP_FROM: 'a@b\nBcc: c@d' })).toHaveLength(1);
  });

  it.each(['-1', '1.5', '0x10', ' 80', '1e3', '٣'])('does not take %j for a port', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(ConfigError);
  });
});

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
    ['127.evil.test', false],
  ])('judges %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
