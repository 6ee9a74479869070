import { useEffect, useState } from 'react';

const open: symbol[] = [];

/** Tells whether no other dialog is above this one. Every open dialog receives Escape, the lowest first. */
export const useTopmost = (): (() => boolean) => {
  const [own] = useState(() => Symbol());
  useEffect(() => {
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, [own]);
  return () => open.at(-1) === own;
};
