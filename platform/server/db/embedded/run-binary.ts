import { spawn } from 'node:child_process';
import { processEnvironment } from '#platform/server/process-environment';
import type { Privileges } from './find-privileges.ts';

export type Outcome = { code: number; output: string };

export const runBinary = (
  file: string,
  args: string[],
  { prefix, uid, gid }: Privileges,
  cwd: string,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const [command = file, ...rest] = [...prefix, file, ...args];
    const child = spawn(command, rest, {
      uid,
      gid,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: binaryEnvironment(),
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Messages are in English whatever the machine's language, because the code recognizes them by their words. */
export const binaryEnvironment = (): Record<string, string> => {
  const inherited = Object.entries(processEnvironment()).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...(Object.fromEntries(inherited) as Record<string, string>), LC_ALL: 'C', TZ: 'UTC' };
};
