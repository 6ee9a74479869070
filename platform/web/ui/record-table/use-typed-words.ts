import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** The words of a search: what is typed shows at once, and is said when typing pauses. Until it is said, no older words from
 * outside take its place: the address of a page that is still being drawn is behind what is typed into it. */
export const useTypedWords = (
  value: string | undefined,
  say: (words: string | undefined) => void,
): [string, (words: string) => void] => {
  const [typed, setTyped] = useState(value ?? '');
  const isEmptyRemark = useRef(false);
  useEffect(() => {
    const words = value ?? '';
    if (!isEmptyRemark.current) setTyped((current) => (current.trim() === words ? current : words));
  }, [value]);
  const later = useDebouncedCallback(
    (words: string) => {
      isEmptyRemark.current = false;
      say(words.trim() || undefined);
    },
    { delay: 300, flushOnUnmount: false },
  );
  const type = (words: string) => {
    isEmptyRemark.current = true;
    setTyped(words);
    later(words);
  };
  return [typed, type];
};
