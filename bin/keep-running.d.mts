import type { ChildProcess } from 'node:child_process';

export declare const keepRunning: (
  start: () => ChildProcess,
  options?: {
    write?: (line: string) => void;
    waits?: { first: number; longest: number; settled: number };
  },
) => {
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  stop: (signal: NodeJS.Signals) => void;
};
