import { useEffect, useRef, useState } from 'react';

/** From resting to awake; a select woken by a click opens at once, one reached by Tab only takes the focus. */
export const useWaking = () => {
  const [woken, setWoken] = useState<'click' | 'focus' | null>(null);
  return { woken, wake: (how: 'click' | 'focus') => setWoken((before) => before ?? how) };
};

export const useTakeFocus = () => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current?.contains(document.activeElement)) input.current?.focus();
  }, []);
  return input;
};
