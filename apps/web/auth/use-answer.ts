import { useEffect, useState } from 'react';
import { type Line, useSend } from './use-send.ts';

/** The answer that a page needs before it can show anything; the call is made once. `parts` must be the same object on
 * every render. */
export const useAnswer = <T>(line: Line, parts?: object) => {
  const [answer, setAnswer] = useState<T | null>(null);
  const { failure, run } = useSend();
  useEffect(() => {
    void run(line, parts).then((result) => 'answer' in result && setAnswer(result.answer as T));
  }, [run, line, parts]);
  return { answer, failure };
};
