import { useState } from 'react';
import { bothUndone, nothingUndone, type Undo, type Undone } from './taken-back.ts';

/** Collects what takes back each call of a step, which may be several, and takes them back with `takeBack`. */
export const useUndoOfCalls = <C>(takeBack: (done: C) => Promise<Undone>, words: Undo['words']) => {
  const [calls] = useState<C[]>(() => []);
  const run: Undo['run'] = async () => {
    let sum = nothingUndone;
    for (const done of calls.splice(0)) sum = bothUndone(sum, await takeBack(done));
    return sum;
  };
  return { undo: { run, words }, collect: (done: C): void => void calls.push(done) };
};
