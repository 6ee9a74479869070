import { Checkbox, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { call } from '#platform/web/api/index';
import { ManyDialog, undoneOf, useUndoOfCalls } from '#platform/web/bulk/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { type JobTransition, jobBulkEndpoints, transitionLimit } from '../../contract/index.ts';
import { jobRecordHref } from '../addresses.ts';
import { refreshJobs } from '../live.ts';

type Changed = AnswerOf<typeof jobBulkEndpoints.transitionJobs>['changed'];

/** Activates or deactivates the selected job sites, and says of each that stays as it is what it still needs. */
const StatusDialog = (records: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const [transition, setTransition] = useState<JobTransition>('activate');
  const [endDate, setEndDate] = useState(() => todayIn());
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = records;
  const { undo, collect } = useUndoOfCalls(
    async (changed: Changed, idempotencyKey) =>
      undoneOf(
        await call(jobBulkEndpoints.undoTransitions, { body: { changed } }, { idempotencyKey }),
        changed,
      ),
    (said, values) => t(`jobs:bulk.sites.${said}`, values),
  );
  const step =
    transition === 'activate' ? { transition } : { transition, end_date: endDate, reason, confirmed };
  return (
    <ManyDialog
      records={records}
      title={t('jobs:bulk.statusTitle', { count })}
      submit={t(`jobs:bulk.${transition}`, { count })}
      incomplete={transition === 'deactivate' && (endDate === '' || reason.trim().length < 3)}
      perCall={transitionLimit}
      send={async (ids) => {
        const { changed, ...outcome } = await call(jobBulkEndpoints.transitionJobs, { body: { ids, step } });
        if (changed.length > 0) collect(changed);
        return outcome;
      }}
      undo={undo}
      done={(done) => t(`jobs:bulk.${transition}d`, { count: done })}
      hrefOf={(id) => jobRecordHref(id)}
      onChanged={() => refreshJobs(client)}
      onFaults={setFaults}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('jobs:bulk.status')}
        data={(['activate', 'deactivate'] as const).map((value) => ({
          value,
          label: t(`jobs:step.${value}`),
        }))}
        value={transition}
        onChange={(next) => setTransition(next === 'deactivate' ? 'deactivate' : 'activate')}
      />
      {transition === 'activate' ? (
        <Text size="sm">{t('jobs:bulk.activateText')}</Text>
      ) : (
        <>
          <TextInput
            type="date"
            withAsterisk
            label={t('jobs:end.date')}
            value={endDate}
            onChange={(event) => setEndDate(event.currentTarget.value)}
            error={faults['step.end_date']?.join('\n')}
          />
          <Textarea
            withAsterisk
            autosize
            minRows={2}
            maxLength={500}
            label={t('jobs:end.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={faults['step.reason']?.join('\n')}
          />
          <Checkbox
            label={t('jobs:bulk.endWork')}
            description={t('jobs:bulk.endWorkText')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        </>
      )}
    </ManyDialog>
  );
};

export default StatusDialog;
