import { Button, Paper, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { problemWords } from '../../feedback/problem-words.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './stale-notice.module.css';

type Props = { error: Error; retry: () => void; since: number };

/** Shown above older content that could not be read again. */
export const StaleNotice = ({ error, retry, since }: Props) => {
  const t = useText();
  const time = formatDateTime(new Date(since).toISOString());
  return (
    <Paper className={classes.notice} role="status">
      <IconCloudOff size={20} aria-hidden />
      <Text size="sm" className={classes.words}>
        {problemWords(error)} {t('platform:table.stale', { time })}
      </Text>
      <Button variant="default" onClick={retry} data-no-print>
        {t('platform:actions.retry')}
      </Button>
    </Paper>
  );
};
