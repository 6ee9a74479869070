import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './dates.module.css';

const soon = 60;

/** Marks a contract that ends within two months. With `always`, it shows the days left of every contract. */
export const DaysLeft = ({ days, always = false }: { days: number | null; always?: boolean }) => {
  const t = useText();
  if (days === null || (days > soon && !always)) return null;
  if (days > soon) return <span className={classes.later}>{t('contracts:daysLeft', { count: days })}</span>;
  return (
    <span className={classes.soon}>
      <IconAlertTriangle size={14} aria-hidden />
      {days === 0 ? t('contracts:lastDay') : t('contracts:daysLeft', { count: days })}
    </span>
  );
};
