import { useState } from 'react';
import { bothUndone, nothingUndone, type Undo, type Undone } from './taken-back.ts';

/** Collects what takes back each call of a step, which may be several, and takes them back with `takeBack`. What failed stays and
 * can be tried again, with the same key: only its answer may have been lost. */
export const useUndoOfCalls = <C>(
  takeBack: (done: C, idempotencyKey: string) => Promise<Undone>,
  words: Undo['words'],
) => {
  const [calls] = useState<{ done: C; key: string }[]>(() => []);
  const run: Undo['run'] = async () => {
    let sum = nothingUndone;
    for (const one of [...calls]) {
      sum = bothUndone(sum, await takeBack(one.done, one.key));
      calls.splice(calls.indexOf(one), 1);
    }
    return sum;
  };
  const undo: Undo = { run, words, isEmpty: () => calls.length === 0 };
  return { undo, collect: (done: C): void => void calls.push({ done, key: crypto.randomUUID() }) };
};
