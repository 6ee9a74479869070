import { useEffect, useState } from 'react';
import { words } from '../words.ts';
import { countLeft } from './count-left.ts';

const ended = new URLSearchParams(location.search).has('ended');

const wordsOf = (count: number): string =>
  count === 1 ? words.left.one : words.left.other.replace('{count}', String(count));

/** Why somebody has to log in again, and how many entries wait on this device. Undefined when there is nothing to say. */
export const useLeftWork = (): string | undefined => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    countLeft().then(setCount, () => undefined);
  }, []);
  const said = [...(ended ? [words.ended] : []), ...(count > 0 ? [wordsOf(count)] : [])];
  return said.length > 0 ? said.join(' ') : undefined;
};
