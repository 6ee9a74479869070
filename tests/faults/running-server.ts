import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processEnvironment } from '../../platform/server/process-environment.ts';

const entry = join(import.meta.dirname, 'serve.ts');

/** The real server as a process of its own that can be killed and restarted on the same port and data. */
export const createRunningServer = (
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
) => {
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(500) }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };

  /** Waits until server and database answer; returns the milliseconds. */
  const waitUntilReady = async (timeout = 30_000): Promise<number> => {
    const since = performance.now();
    while (!(await isReady())) {
      if (child?.exitCode != null) throw new Error(`The server ended (${child.exitCode}):\n${said}`);
      if (performance.now() - since > timeout) throw new Error(`Not ready after ${timeout} ms:\n${said}`);
      await pause(20);
    }
    return Math.round(performance.now() - since);
  };

  return {
    address,
    waitUntilReady,
    said: () => said,
    start: async (): Promise<number> => {
      child = spawn(process.execPath, [entry], {
        env: {
          ...processEnvironment(),
          DATA_DIR: dataDir,
          PORT: String(port),
          LOG_LEVEL: 'fatal',
          DATABASE_URL: '',
          ADMIN_DATABASE_URL: '',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-4000);
      });
      return waitUntilReady();
    },
    /** Returns the exit code; null when it was killed or had ended before. */
    end: async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
};

export type RunningServer = ReturnType<typeof createRunningServer>;
