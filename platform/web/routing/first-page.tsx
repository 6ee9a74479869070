import { type ReactNode, useDeferredValue, useEffect } from 'react';

/** Removes what the document showed before there was a page. */
export const useFirstPaintOver = (isOver: boolean): void => {
  useEffect(() => {
    if (isOver) document.getElementById('first-paint')?.remove();
  }, [isOver]);
};

/** Draws the frame with the first page of a document in short pieces instead of one, so that it answers touches in
 * between. */
export const FirstPage = ({ frame: Frame }: { frame: () => ReactNode }): ReactNode => {
  const drawn = useDeferredValue(true, false);
  useFirstPaintOver(drawn);
  return drawn && <Frame />;
};
