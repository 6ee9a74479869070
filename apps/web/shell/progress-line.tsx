import { useRouterState } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/index';
import classes from './frame.module.css';

/** The page before stays while the next one loads; this says that something happens. */
export const ProgressLine = () => {
  const t = useText();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? (
    <div className={classes.progress} role="progressbar" aria-label={t('platform:loading')} />
  ) : null;
};
