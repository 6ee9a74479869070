import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { jobHref } from '../job-href.ts';
import { cacheJob } from '../live.ts';
import { BuildingFields } from './building-fields.tsx';
import { fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { editSchema, type JobValues, valuesOf } from './job-values.ts';
import { TermsFields } from './terms-fields.tsx';
import { useJobWords } from './use-job-words.ts';

type Props = {
  job: Job;
  onSaved: (job: Job) => void;
  /** Sections that are saved on their own. */
  children: ReactNode;
};

type Form = ReturnType<typeof useRecordForm<typeof editSchema, JobValues, Job>>;

export const EditForm = ({ job, onSaved, children }: Props) => {
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
        <div className={classes.save}>
          <FormActions saving={form.saving} cancel={jobHref(id)} />
        </div>
      </div>
    </RecordForm>
  );
};
