import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './at-hand.module.css';
import { atHandStore } from './at-hand-store.ts';

/** A green dot at the sign of the connection once people can work without one. */
export const AtHand = ({ children }: { children: ReactNode }) => {
  const t = useText();
  const ready = atHandStore.use();
  const words = t('app:connectivity.ready');
  return (
    <span className={classes.around}>
      {children}
      {ready && <span className={classes.dot} role="img" aria-label={words} title={words} data-at-hand />}
    </span>
  );
};
