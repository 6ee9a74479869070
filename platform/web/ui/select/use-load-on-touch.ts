import { startTransition, useEffect, useRef, useState } from 'react';

/** Exchanges the placeholder of a select for the loaded one: at a click, which opens it at once, or when Tab reaches it. As
 * a transition, so that the placeholder keeps the focus, and what is typed, until the other can take them. */
export const useLoadOnTouch = () => {
  const [touched, setTouched] = useState<'click' | 'focus' | null>(null);
  const [typed, setTyped] = useState('');
  return {
    touched,
    typed,
    handlers: {
      onTouch: (how: 'click' | 'focus') => startTransition(() => setTouched((before) => before ?? how)),
      onType: setTyped,
    },
    loaded: {
      opens: touched === 'click' || typed !== '',
      ...(typed !== '' && { defaultSearchValue: typed }),
    },
  };
};

/** From the placeholder to the loaded select; a click then opens it, as Mantine announces only what opens later. */
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
