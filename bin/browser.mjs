import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
/** The same engine without what surrounds a page: a page in a new context takes half the processor time. */
const bare = 'chromium-headless-shell';
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const find = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.BROWSER_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find((path) => path && existsSync(path));
};

/** The path of a Chromium as people have it, or undefined. BROWSER_PATH names one in an unusual place. */
export const findBrowser = () => find(whole);

/** The path of the Chromium that opens pages fastest, or undefined. */
export const findBareBrowser = () => find([bare, ...whole]);

/** Finds the browsers that the journeys need. As root on Debian it installs them; elsewhere it explains how to. */
export const ensureBrowser = (log = console.log) => {
  const missing = () =>
    !findBrowser() || (existsSync('/usr/bin/apt-get') && !findBareBrowser()?.endsWith(bare));
  if (!missing()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.BROWSER_PATH) {
    log('Installing chromium for the browser journeys ...');
    installDebian(['chromium', bare]);
  }
  if (!findBrowser())
    log('No browser was found. Install Chromium (Debian: apt-get install chromium) or set BROWSER_PATH.');
};

export const installDebian = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
};
