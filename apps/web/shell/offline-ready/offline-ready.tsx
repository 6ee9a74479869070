import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './offline-ready.module.css';
import { offlineReadyStore } from './offline-ready-store.ts';

/** A green dot at the sign of the connection once people can work without one. */
export const OfflineReady = ({ children }: { children: ReactNode }) => {
  const t = useText();
  const ready = offlineReadyStore.use();
  const words = t('app:connectivity.ready');
  return (
    <span className={classes.around}>
      {children}
      {ready && (
        <span className={classes.dot} role="img" aria-label={words} title={words} data-offline-ready />
      )}
    </span>
  );
};
