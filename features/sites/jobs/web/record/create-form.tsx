import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { BuildingFields } from './building-fields.tsx';
import { fieldsOf } from './field-props.ts';
import classes from './form.module.css';
import { GeneralFields } from './general-fields.tsx';
import { createSchema, emptyJob, type JobValues } from './job-values.ts';
import { TermsFields } from './terms-fields.tsx';

type Form = ReturnType<typeof useRecordForm<typeof createSchema, JobValues, Job>>;

export const CreateForm = ({ onSaved }: { onSaved: (job: Job) => void }) => {
  const t = useText();
  const form: Form = useRecordForm({
    name: 'job',
    schema: createSchema,
    initialValues: emptyJob,
    save: (body) => call(jobRecordEndpoints.createJob, { body }),
    onSaved,
  });
  const field = fieldsOf(form);
  const { values, setFieldValue: set } = form;
  return (
    <RecordForm form={form} label={t('jobs:titles.create')}>
      <div>
        <GeneralFields field={field} values={values} onClient={(id) => set('client_id', id)} />
        <BuildingFields
          field={field}
          values={values}
          onBuildings={(ids) => set('building_ids', ids)}
          onNew={(building) => set('new_building', building)}
        />
        <TermsFields field={field} />
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} save={t('jobs:actions.create')} cancel={paths.list} />
        </Columns>
      </div>
    </RecordForm>
  );
};
