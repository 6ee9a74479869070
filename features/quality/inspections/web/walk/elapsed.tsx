import { IconClock } from '@tabler/icons-react';
import { useNow } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import classes from './walk.module.css';

const aMinute = 60_000;

/** `1:05 h` since it began; stands still once it is complete. */
export const Elapsed = ({ from, to }: { from: string; to: string | null }) => {
  const t = useText();
  const now = useNow({ goes: to === null });
  const minutes = Math.max(0, Math.floor(((to ? Date.parse(to) : now) - Date.parse(from)) / aMinute));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return (
    <span className={classes.elapsed} title={t('inspections:walk.elapsed')}>
      <IconClock size={16} aria-label={t('inspections:walk.elapsed')} />
      {hours > 0
        ? t('inspections:walk.hours', { hours, minutes: rest })
        : t('inspections:walk.minutes', { minutes })}
    </span>
  );
};
