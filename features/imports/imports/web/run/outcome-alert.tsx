import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { ImportRecord } from '../../contract/index.ts';
import { cacheImport } from '../queries.ts';
import { useKind } from '../use-kind.ts';
import { KeptRecords } from './kept-records.tsx';
import classes from './run.module.css';

type Props = { record: ImportRecord; refusal: Error | null };

/** A message about how the import ended, beside its numbers. */
export const OutcomeAlert = ({ record, refusal }: Props) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const goOn = useAction(kind.calls.run, {
    onSuccess: (started) => cacheImport(client, kind, started),
  });
  const { id, status, message, mapping, created_rows, updated_rows, kept, finished_at } = record;
  const warning = { color: 'error', variant: 'light', icon: <IconAlertTriangle aria-hidden /> } as const;
  return (
    <>
      {refusal && (
        <Alert {...warning} className={classes.alert} role="alert" title={t('imports:undo.refused')}>
          {refusal.message}
        </Alert>
      )}
      {status === 'failed' && (
        <Alert {...warning} className={classes.alert} role="alert" title={t('imports:result.stopped')}>
          <Text mb="sm">{message}</Text>
          <Button loading={goOn.isPending} onClick={() => goOn.mutate({ params: { id }, body: { mapping } })}>
            {t('imports:result.goOn')}
          </Button>
        </Alert>
      )}
      {status === 'undone' && (
        <Alert
          color="gray"
          variant="light"
          className={classes.alert}
          icon={<IconArrowBackUp aria-hidden />}
          title={t('imports:result.undone')}
        >
          {kind
            .words(t)
            .undone(
              Math.max(created_rows + updated_rows - (kept?.total ?? 0), 0),
              finished_at ? formatDateTime(finished_at) : '',
            )}
        </Alert>
      )}
      {kept && <KeptRecords kept={kept} />}
    </>
  );
};
