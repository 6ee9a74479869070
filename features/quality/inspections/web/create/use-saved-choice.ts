import { useState } from 'react';

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

/** A choice that the device remembers; off until somebody switches it on. */
export const useSavedChoice = (key: string): [boolean, (next: boolean) => void] => {
  const [on, setOn] = useState(() => read(key));
  const set = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // Without storage it is remembered until the page closes.
    }
  };
  return [on, set];
};
