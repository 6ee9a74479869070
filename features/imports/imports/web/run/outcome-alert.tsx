import { Alert, Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { formatDateTime, formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { AutoGrid } from '#platform/web/ui/index';
import type { ImportRecord, KeptRecords as Kept } from '../../contract/index.ts';
import { cacheImport } from '../queries.ts';
import { useKind } from '../use-kind.ts';
import classes from './run.module.css';

/** The records that the undo left as they are, because someone has changed them since or their place is taken. */
const KeptRecords = ({ kept: { total, records } }: { kept: Kept }) => {
  const t = useText();
  const kind = useKind();
  const more = total - records.length;
  return (
    <Alert
      color="warning"
      variant="light"
      className={classes.alert}
      icon={<IconPencil aria-hidden />}
      title={t('imports:kept.title', { count: total, number: formatNumber(total) })}
    >
      {t('imports:kept.text')}
      <AutoGrid component="ul" className={classes.kept} min={240} fill gap="4px 16px">
        {records.map((record) => {
          const href = kind.rowHref({ job_id: record.type === 'job' ? record.id : null, record });
          return (
            <li key={`${record.type} ${record.id}`}>
              {href ? <AnchorLink to={href}>{record.name}</AnchorLink> : record.name}{' '}
              <Box component="span" fz={13} data-nowrap>
                {t('imports:rows.lineNumber', { line: record.line })}
              </Box>
              {record.reason && <Box fz={13}>{record.reason}</Box>}
            </li>
          );
        })}
      </AutoGrid>
      {more > 0 && t('imports:kept.more', { count: more, number: formatNumber(more) })}
    </Alert>
  );
};

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
