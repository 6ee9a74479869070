import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium, or undefined. BROWSER_PATH names one in an unusual place. */
export const findBrowser = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.BROWSER_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find((path) => path && existsSync(path));
};

/** Finds a browser. As root on Debian it installs one; elsewhere it explains how to. */
export const ensureBrowser = (log = console.log) => {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing chromium for the browser journeys ...');
    installDebian(['chromium']);
  }
  const installed = findBrowser();
  if (!installed) {
    log('No browser was found. Install Chromium (Debian: apt-get install chromium) or set BROWSER_PATH.');
  }
  return installed;
};

export const journeysEnvironment = async () => {
  const path = ensureBrowser();
  return path ? { BROWSER_PATH: path } : {};
};

export const installDebian = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
};
