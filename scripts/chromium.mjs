// Finds a Chromium for the browser tests: named, installed, or installed now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: with one, each test's fresh context costs a second of CPU time, without a tenth of it. */
const SHELL = '/usr/bin/chromium-headless-shell';
const places = [
  process.env.KONTOR_CHROMIUM,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the network is not there, the tests go on with the browser that is. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

const installed = () => places.find((place) => place && existsSync(place));

/** Asks Debian's package manager, where there is one and it may be asked; true when it has the package. */
function installByApt(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const quiet = {
    stdio: ['ignore', 2, 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args) => spawnSync('apt-get', [...IMPATIENT, '-qq', ...args], quiet).status === 0;
  console.error(`Installing ${name} for the browser tests …`);
  if (apt('install', '-y', name)) return true;
  return !installed() && apt('update') && apt('install', '-y', name);
}

/** The path of a browser; installs one by the package manager or by Playwright when there is none. */
export async function ensureChromium() {
  if (process.env.KONTOR_CHROMIUM && existsSync(process.env.KONTOR_CHROMIUM))
    return process.env.KONTOR_CHROMIUM;
  if (!existsSync(SHELL) && !installByApt('chromium-headless-shell') && !installed())
    installByApt('chromium');
  const found = installed();
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error('No Chromium could be installed. Install one and name it in KONTOR_CHROMIUM.');
  process.exit(1);
}
