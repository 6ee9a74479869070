import { useState } from 'react';
import type { Undo } from './use-reversible.ts';

/** Collects what takes back each call of a step, which may be several, and takes them back with `takeBack`. */
export const useUndoOfCalls = <C>(
  takeBack: (done: C) => Promise<{ undone: number; kept: number }>,
  words: Undo['words'],
) => {
  const [calls] = useState<C[]>(() => []);
  const run: Undo['run'] = async () => {
    const sum = { undone: 0, kept: 0 };
    for (const done of calls.splice(0)) {
      const { undone, kept } = await takeBack(done);
      sum.undone += undone;
      sum.kept += kept;
    }
    return sum;
  };
  return { undo: { run, words }, collect: (done: C): void => void calls.push(done) };
};
