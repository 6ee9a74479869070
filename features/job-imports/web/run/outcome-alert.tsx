import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { formatDateTime, formatNumber, useText } from '#platform/web/i18n/index';
import { type JobImport, jobImportEndpoints } from '../../contract/index.ts';
import { keepImport } from '../queries.ts';
import classes from './run.module.css';

type Props = { record: JobImport; refusal: Error | null };

/** A message about how the import ended, beside its numbers. */
export const OutcomeAlert = ({ record, refusal }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const goOn = useAction(jobImportEndpoints.runJobImport, {
    onSuccess: (started) => keepImport(client, started),
  });
  const { id, status, message, mapping, created_rows, finished_at } = record;
  const warning = { color: 'error', variant: 'light', icon: <IconAlertTriangle aria-hidden /> } as const;
  return (
    <>
      {refusal && (
        <Alert {...warning} className={classes.alert} role="alert" title={t('job-imports:undo.refused')}>
          {refusal.message}
        </Alert>
      )}
      {status === 'failed' && (
        <Alert {...warning} className={classes.alert} role="alert" title={t('job-imports:result.stopped')}>
          <Text mb="sm">{message}</Text>
          <Button loading={goOn.isPending} onClick={() => goOn.mutate({ params: { id }, body: { mapping } })}>
            {t('job-imports:result.goOn')}
          </Button>
        </Alert>
      )}
      {status === 'undone' && (
        <Alert
          color="gray"
          variant="light"
          className={classes.alert}
          icon={<IconArrowBackUp aria-hidden />}
          title={t('job-imports:result.undone')}
        >
          {t('job-imports:result.undoneText', {
            count: created_rows,
            sites: formatNumber(created_rows),
            when: finished_at ? formatDateTime(finished_at) : '',
          })}
        </Alert>
      )}
    </>
  );
};
