import { useEffect, useState } from 'react';

/** For a dialog that is rendered only while open: when it closes, the focus returns to where it was before. */
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
