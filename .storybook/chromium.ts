import { existsSync } from 'node:fs';

/** An installed browser; without one Playwright's own is taken. */
export function launchOptions() {
  const path = process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium';
  return existsSync(path) ? { executablePath: path, args: ['--no-sandbox'] } : {};
}
