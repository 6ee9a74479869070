import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Clash } from '../../contract/index.ts';
import { sayClashes } from './clash-words.ts';
import classes from './schedule.module.css';

/** People who would be at two places at once or work too long. Clashes are only shown; nothing is refused because of them. */
export const ClashList = ({ clashes }: { clashes: readonly Clash[] }) => {
  const t = useText();
  if (clashes.length === 0) return null;
  return (
    <Alert
      color="warning"
      variant="light"
      className={classes.clashes}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('staffing-plans:clash.title')}
    >
      <ul>
        {sayClashes(clashes, t).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};
