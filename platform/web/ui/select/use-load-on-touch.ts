import { startTransition, useEffect, useRef, useState } from 'react';

/** Replaces the placeholder of a select with the loaded one: on a click, which also opens it, or when it gets the focus by
 * Tab. It is a transition, so that the placeholder keeps focus and typed text until the select is ready. A page that holds
 * the typed text is told of it. */
export const useLoadOnTouch = (onSearchChange: ((words: string) => void) | undefined) => {
  const [touched, setTouched] = useState<'click' | 'focus' | null>(null);
  const [typed, setTyped] = useState('');
  return {
    touched,
    typed,
    handlers: {
      onTouch: (how: 'click' | 'focus') => startTransition(() => setTouched((before) => before ?? how)),
      onType: (words: string) => {
        setTyped(words);
        onSearchChange?.(words);
      },
    },
    loaded: {
      opens: touched === 'click' || typed !== '',
      ...(typed !== '' && { defaultSearchValue: typed }),
    },
  };
};

/** Moves the focus to the loaded select. If `opens`, a click then opens it, because Mantine only announces a list that
 * opens later. */
export const useTakeFocus = (opens: boolean) => {
  const input = useRef<HTMLInputElement>(null);
  const open = useRef(opens);
  useEffect(() => {
    if (!input.current?.contains(document.activeElement)) input.current?.focus();
    if (open.current) input.current?.click();
    open.current = false;
  }, []);
  return input;
};
