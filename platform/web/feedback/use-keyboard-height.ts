import { useEffect, useState } from 'react';

/** Pixels at the lower edge of the page that an on-screen keyboard covers. */
export const useKeyboardHeight = (wanted: boolean): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!wanted || !seen) return;
    // Pinch zoom also makes the visible part smaller, without a keyboard.
    const measure = () =>
      setHeight(seen.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)));
    // Measuring makes the browser lay out the page at once, so it is done only while a field may have the focus.
    if (document.activeElement !== document.body) measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [wanted]);
  return height;
};
