import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { jobHref } from '../job-href.ts';
import { cacheJob } from '../live.ts';
import { ServicesSection } from '../services/services-section.tsx';
import { BuildingFields } from './building-fields.tsx';
import { buildingsQuery } from './buildings-query.ts';
import { fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { editSchema, type JobValues, valuesOf } from './job-values.ts';
import { TermsFields } from './terms-fields.tsx';

/** Fields and values of a job in words, for the comparison after a stale save. */
const useJobWords = (job: Job) => {
  const t = useText();
  const { data } = useQuery(buildingsQuery);
  const known = new Map([...(data?.rows ?? []), ...job.buildings].map(({ id, name }) => [id, name]));
  const yesNo = (value: boolean) => t(value ? 'platform:list.yes' : 'platform:list.no');
  return {
    labels: {
      job_number: t('jobs:list.number'),
      job_name: t('jobs:field.job_name'),
      client_id: t('jobs:client'),
      description: t('jobs:card.description'),
      building_ids: t('jobs:card.buildings'),
      service_start_date: t('jobs:field.service_start_date'),
      inspection_frequency_days: t('jobs:field.inspection_frequency_days'),
      report_required: t('jobs:field.report_required'),
      action_log_required: t('jobs:field.action_log_required'),
      winteam_job_number: t('jobs:field.winteam_job_number'),
    },
    shown: (values: JobValues) => ({
      ...values,
      client_id: values.client_id === job.client.id ? job.client.name : `#${values.client_id}`,
      building_ids: values.building_ids.map((id) => known.get(id) ?? `#${id}`).join(', '),
      report_required: yesNo(values.report_required),
      action_log_required: yesNo(values.action_log_required),
    }),
  };
};

type Props = {
  job: Job;
  onSaved: (job: Job) => void;
  /** Sections that are saved on their own. */
  children: ReactNode;
};

type Form = ReturnType<typeof useRecordForm<typeof editSchema, JobValues, Job>>;

const EditForm = ({ job, onSaved, children }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { id } = job;
  const form: Form = useRecordForm({
    name: 'job',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(job),
    updatedAt: job.updated_at,
    ...useJobWords(job),
    readRecord: (record) => valuesOf(record as Job),
    save: (body) => call(jobRecordEndpoints.updateJob, { params: { id }, body }),
    onSaved: (saved) => {
      cacheJob(queries, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheJob(queries, record as Job),
  });
  const field = fieldsOf(form);
  const { values, setFieldValue: set } = form;
  return (
    <RecordForm form={form} label={t('jobs:titles.record')}>
      <div>
        <GeneralFields
          field={field}
          values={values}
          saved={job.client}
          onClient={(client) => set('client_id', client)}
        />
        <BuildingFields
          field={field}
          values={values}
          own={job.buildings}
          onBuildings={(ids) => set('building_ids', ids)}
          onNew={(building) => set('new_building', building)}
        />
        <TermsFields field={field} />
        {/* React passes the submit of a dialog to the form around the dialog. */}
        <div onSubmit={(event) => event.stopPropagation()}>{children}</div>
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} cancel={jobHref(id)} />
        </Columns>
      </div>
    </RecordForm>
  );
};

/** The form keeps the record as it was opened, so that the server notices a save over a newer version. */
const Editing = ({ job: current }: { job: Job }) => {
  const t = useText();
  const [opened, setOpened] = useState(current);
  return (
    <EditForm
      key={opened.updated_at}
      job={opened}
      onSaved={(saved) => {
        showSuccess(t('jobs:done.saved', { number: saved.job_number }));
        setOpened(saved);
      }}
    >
      <ServicesSection job={current} />
    </EditForm>
  );
};

export default Editing;
