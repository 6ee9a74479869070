import { useState } from 'react';
import { bothUndone, nothingUndone, type Undo, type Undone } from './taken-back.ts';

/** Collects what takes back each call of a step, which may be several, and takes them back with `takeBack`. What failed stays and
 * can be tried again. */
export const useUndoOfCalls = <C>(takeBack: (done: C) => Promise<Undone>, words: Undo['words']) => {
  const [calls] = useState<C[]>(() => []);
  const run: Undo['run'] = async () => {
    let sum = nothingUndone;
    for (const done of [...calls]) {
      sum = bothUndone(sum, await takeBack(done));
      calls.splice(calls.indexOf(done), 1);
    }
    return sum;
  };
  const undo: Undo = { run, words, isEmpty: () => calls.length === 0 };
  return { undo, collect: (done: C): void => void calls.push(done) };
};
