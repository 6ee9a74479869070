import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, endpointQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { type Translate, todayIn, useText } from '#platform/web/i18n/index';
import { Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type EndingWork, type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { cacheJob } from '../live.ts';
import classes from './transitions.module.css';

type Props = { job: Job; onClose: () => void };

const { getEndingWork, deactivateJob } = jobRecordEndpoints;

const linesOf = (
  { series, set_aside, cancelled, inspections, plans }: EndingWork,
  t: Translate,
): string[] => [
  ...(series > 0 ? [t('jobs:end.series', { count: series })] : []),
  ...(set_aside > 0 ? [t('jobs:end.setAside', { count: set_aside })] : []),
  ...(cancelled > 0 ? [t('jobs:end.cancelled', { count: cancelled })] : []),
  ...(inspections > 0 ? [t('jobs:end.inspections', { count: inspections })] : []),
  ...(plans > 0 ? [t('jobs:end.plans', { count: plans })] : []),
];

const EndForm = ({ job, onClose, work }: Props & { work: EndingWork }) => {
  const t = useText();
  const queries = useQueryClient();
  const lines = linesOf(work, t);
  const form = useRecordForm({
    name: 'job-end',
    record: `end-${job.id}`,
    schema: deactivateJob.body.omit({ confirmed: true }),
    initialValues: { end_date: todayIn(job.buildings[0]?.time_zone), reason: '' },
    save: (body) => call(deactivateJob, { params: { id: job.id }, body: { ...body, confirmed: true } }),
    onSaved: (saved) => {
      cacheJob(queries, saved);
      showSuccess(t('jobs:done.deactivate', { number: job.job_number }));
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('jobs:step.deactivate')}>
      <Alert
        variant="outline"
        color={lines.length > 0 ? 'warning' : 'gray'}
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={t(lines.length > 0 ? 'jobs:end.work' : 'jobs:end.noWork')}
        role="note"
      >
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t('jobs:end.kept')}</li>
        </ul>
      </Alert>
      <TextInput type="date" label={t('jobs:end.date')} {...form.field('end_date')} />
      <CountedTextarea
        label={t('jobs:end.reason')}
        autosize
        minRows={2}
        limit={500}
        {...form.field('reason')}
      />
      <FormActions inline saving={form.saving} save={t('jobs:step.deactivate')} />
    </RecordForm>
  );
};

/** Shows what ends with the job before somebody ends it. */
const EndDialog = ({ job, onClose }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getEndingWork, { params: { id: job.id } }),
    staleTime: 0,
    meta: { quiet: true },
  });
  return (
    <Dialog form title={t('jobs:end.title', { number: job.job_number })} onClose={onClose}>
      {data ? (
        <EndForm job={job} onClose={onClose} work={data} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Dialog>
  );
};

export default EndDialog;
