import { useRouterState } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/index';
import classes from './frame.module.css';

/** The previous page stays visible while the next one loads; this line shows that something is happening. */
export const ProgressLine = () => {
  const t = useText();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? (
    <div className={classes.progress} role="progressbar" aria-label={t('platform:loading')} />
  ) : null;
};
