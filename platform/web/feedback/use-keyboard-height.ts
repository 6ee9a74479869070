import { useEffect, useState } from 'react';

/** Pixels at the lower end of the page that a keyboard on the screen covers. */
export const useKeyboardHeight = (wanted: boolean): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!wanted || !seen) return;
    // Enlarged with two fingers, less is seen too, without a keyboard.
    const measure = () =>
      setHeight(seen.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)));
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [wanted]);
  return height;
};
