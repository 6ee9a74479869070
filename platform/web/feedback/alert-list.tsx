import { useLayoutEffect, useRef, useState } from 'react';
import { AlertItem } from './alert-item.tsx';
import classes from './alerts.module.css';
import { alertStore } from './alerts.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** Whether a button of the page lies, at least in part, under this element. */
const coversButton = (element: Element): boolean => {
  const place = element.getBoundingClientRect();
  return [...document.querySelectorAll('.mantine-Button-root')].some((button) => {
    if (element.contains(button)) return false;
    const { left, top, right, bottom, width } = button.getBoundingClientRect();
    const beside = right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
    return width > 0 && !beside;
  });
};

/** At the lower edge, where pages have no main button; below the header if a button is there nevertheless. */
export const AlertList = () => {
  const alerts = alertStore.use();
  const place = useRef<HTMLDivElement>(null);
  const [high, setHigh] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    setHigh((before) => alerts.length > 0 && (before || (current !== null && coversButton(current))));
  }, [alerts.length]);
  const keyboard = useKeyboardHeight(alerts.length > 0);
  return (
    <div
      ref={place}
      className={classes.list}
      data-high={high}
      style={{ '--keyboard': `${keyboard}px` } as React.CSSProperties}
      data-no-print
    >
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </div>
  );
};
