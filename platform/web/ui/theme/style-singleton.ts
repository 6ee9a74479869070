import { useEffect } from 'react';
import { adoptStyles } from './adopted-style.ts';

/** Replaces react-style-singleton, whose style elements a strict content security policy refuses. */
export const styleHookSingleton = () => (styles: string) => {
  useEffect(() => adoptStyles(styles), [styles]);
};

export const styleSingleton = () => {
  const useStyle = styleHookSingleton();
  return ({ styles }: { styles: string; dynamic?: boolean }): null => {
    useStyle(styles);
    return null;
  };
};
