import { Anchor, Box, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { problemWords } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { titleWords } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import classes from './bulk.module.css';
import type { ManyResult } from './change-many.ts';

type Props = { outcome: ManyResult; onClose: () => void };

/** How many tasks were changed, and for each other task the reason. */
export const BulkOutcome = ({ outcome, onClose }: Props) => {
  const t = useText();
  const { done, failed, gone, unconfirmed, error } = outcome;
  return (
    <Stack role="status" gap="sm">
      <Text fw={600}>
        {t('tasks:bulk.result', {
          done: formatNumber(done.length),
          failed: formatNumber(failed.length + gone),
        })}
      </Text>
      {gone > 0 && <Text>{t('tasks:bulk.gone', { count: gone })}</Text>}
      {unconfirmed.length > 0 && (
        <Text>
          {error instanceof Error && `${problemWords(error)} `}
          {t('tasks:bulk.stopped', { count: unconfirmed.length })}
        </Text>
      )}
      {failed.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('tasks:bulk.failedHint')}
          </Text>
          <Stack component="ul" className={classes.failed} gap="xs">
            {failed.map(({ id, number, title, reason }) => (
              <li key={id}>
                <IconAlertTriangle size={16} aria-hidden className={classes.mark} />
                <span>
                  <Anchor href={taskHref(id)} target="_blank">
                    {t('tasks:number', { number })} {titleWords(title)}
                  </Anchor>
                  <Box component="span" display="block" c="dimmed" fz={13}>
                    {reason}
                  </Box>
                </span>
              </li>
            ))}
          </Stack>
        </>
      )}
      <Button onClick={onClose}>{t('platform:actions.close')}</Button>
    </Stack>
  );
};
