import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './dates.module.css';

const soon = 60;

/** Marks a contract that ends within two months. */
export const DaysLeft = ({ days }: { days: number | null }) => {
  const t = useText();
  if (days === null || days > soon) return null;
  return (
    <span className={classes.soon}>
      <IconAlertTriangle size={14} aria-hidden />
      {days === 0 ? t('contracts:lastDay') : t('contracts:daysLeft', { count: days })}
    </span>
  );
};
