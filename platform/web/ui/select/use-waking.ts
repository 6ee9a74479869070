import { startTransition, useEffect, useRef, useState } from 'react';

/** From resting to awake; a select woken by a click opens at once, one reached by Tab only takes the focus. As a
 * transition, so that the resting one keeps the focus, and what is typed, until the other can take them. */
export const useWaking = () => {
  const [woken, setWoken] = useState<'click' | 'focus' | null>(null);
  const [typed, setTyped] = useState('');
  return {
    woken,
    typed,
    resting: {
      onWake: (how: 'click' | 'focus') => startTransition(() => setWoken((before) => before ?? how)),
      onType: setTyped,
    },
    awake: {
      opens: woken === 'click' || typed !== '',
      ...(typed !== '' && { defaultSearchValue: typed }),
    },
  };
};

/** Of the resting select; a click then opens it, as Mantine tells screen readers only of what opens later. */
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
