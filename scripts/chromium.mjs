// Finds a Chromium for the browser tests: named, installed, or installed now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.KONTOR_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => places.find((place) => place && existsSync(place));

/** The path of a browser; installs one by the package manager or by Playwright when there is none. */
export async function ensureChromium() {
  const found = installed();
  if (found) return found;
  console.error('Installing Chromium for the browser tests …');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const quiet = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
    if (installed()) return installed();
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error('No Chromium could be installed. Install one and name it in KONTOR_CHROMIUM.');
  process.exit(1);
}
