import { useEffect, useState } from 'react';

/** For a dialog that is there only while it is open: when it goes, the keyboard is again where it was before. */
export const useReturnFocus = (): void => {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && from instanceof HTMLElement) from.focus({ preventScroll: true });
      });
    },
    [from],
  );
};
