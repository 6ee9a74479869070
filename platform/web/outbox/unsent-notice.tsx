import { Box, Button, Paper } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { openOutboxPanel } from './panel-store.ts';
import classes from './unsent-notice.module.css';
import type { Write } from './write.ts';

/** On the page of a record: says that part of what is shown is still only on this device. */
const UnsentNotice = ({ writes }: { writes: readonly Write[] }) => {
  const t = useText();
  const refused = writes.some(({ state }) => state === 'parked');
  const Icon = refused ? IconAlertTriangle : IconCloudUp;
  return (
    <Paper className={classes.notice} data-refused={refused} role="status" data-no-print>
      <Icon size={20} aria-hidden />
      <Box component="span" flex={1} miw={0}>
        {t(refused ? 'platform:outbox.noticeRefused' : 'platform:outbox.notice', { count: writes.length })}
      </Box>
      <Button variant="default" className={classes.button} onClick={openOutboxPanel}>
        {t('platform:outbox.show')}
      </Button>
    </Paper>
  );
};

export default UnsentNotice;
