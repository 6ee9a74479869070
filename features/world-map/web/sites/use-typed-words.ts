import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Typed text takes effect at once; the address follows when typing pauses. */
export const useTypedWords = (
  inAddress: string | undefined,
  keep: (words: string | undefined) => void,
): [string, (words: string) => void] => {
  const [typed, setTyped] = useState(inAddress ?? '');
  useEffect(() => {
    setTyped((current) => (current.trim() === (inAddress ?? '') ? current : (inAddress ?? '')));
  }, [inAddress]);
  const later = useDebouncedCallback((words: string) => keep(words.trim() || undefined), {
    delay: 300,
    flushOnUnmount: false,
  });
  return [
    typed,
    (words) => {
      setTyped(words);
      later(words);
    },
  ];
};
