import { describe, expect, it } from 'vitest';
import { isNotNow } from './native-error.js';

describe('an error of the database or the system', () => {
  it.each([
    ['no room on the disk', ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']],
    ['a disk that fails', ['SQLITE_IOERR', 'EIO', '58030']],
    ['a disk that may only be read', ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EROFS', 'EACCES', '25006']],
    ['a connection that is lost or not to be had', ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', '08006', '53300']],
    ['a database that stops or starts', ['57P01', '57P02', '57P03']],
    ['a lock that did not come free', ['SQLITE_BUSY', '55P03', '40001', '40P01', '57014', '25P03']],
  ])('means later: %s', (_, codes) => {
    for (const code of codes) {
      expect([code, isNotNow(Object.assign(new Error('x'), { code }))]).toEqual([code, true]);
      expect(isNotNow(Object.assign(new Error('x'), { nativeError: { code } }))).toBe(true);
    }
  });

  it.each(['SQLITE_CONSTRAINT', 'SQLITE_CORRUPT', 'SQLITE_ERROR', '23505', '42703', '58P01', 'ENOENT', ''])(
    'is broken, not later: %j',
    (code) => {
      expect(isNotNow(Object.assign(new Error('x'), { code }))).toBe(false);
    },
  );

  it('is judged by what the driver said, not by what stands in the statement before it', () => {
    const gone = 'Connection terminated unexpectedly';
    expect(isNotNow(new Error(gone))).toBe(true);
    expect(isNotNow(new Error('timeout expired'))).toBe(true);
    expect(isNotNow(new Error(`insert into "x" values (?) - ${gone}`))).toBe(true);
    expect(isNotNow(new Error(`select '${gone}' - no such table`))).toBe(false);
  });
});
