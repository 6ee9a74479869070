import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { weekday } from '#features/sites/buildings/web';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { type Cancel, DigitsField, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, ChoiceChips } from '#platform/web/ui/index';
import {
  type Job,
  type JobService,
  jobServiceEndpoints,
  serviceStatuses,
  serviceTypes,
} from '../../contract/index.ts';
import { refreshJobs } from '../live.ts';

type ServiceValues = {
  type: JobService['type'];
  name: string;
  status: JobService['status'];
  days_of_week: number[];
  start_time: string;
  end_time: string;
  headcount: number | '';
};

const createSchema = jobServiceEndpoints.createService.body;

/** All fields are sent: of an optional one, an emptied input would be left out and keep its value. */
const editSchema = createSchema.extend({ updated_at: field.updatedAt });

const valuesOf = (service: JobService): ServiceValues => ({
  type: service.type,
  name: service.name,
  status: service.status,
  days_of_week: service.days_of_week,
  start_time: service.start_time?.slice(0, 5) ?? '',
  end_time: service.end_time?.slice(0, 5) ?? '',
  headcount: service.headcount ?? '',
});

const newService = (name: string): ServiceValues => ({
  type: 'cleaning',
  name,
  status: 'active',
  days_of_week: [1, 2, 3, 4, 5],
  start_time: '',
  end_time: '',
  headcount: '',
});

type Props = {
  job: Pick<Job, 'id'>;
  /** Null for a new one. */
  service: JobService | null;
  cancel?: Cancel;
  inline?: boolean;
  onSaved: (service: JobService) => void;
};

type Form = ReturnType<typeof useRecordForm<typeof createSchema, ServiceValues, JobService>>;

const days = ['0', '1', '2', '3', '4', '5', '6'] as const;

const useServiceForm = ({ job, service, onSaved }: Props): Form => {
  const t = useText();
  const queries = useQueryClient();
  return useRecordForm({
    name: 'job-service',
    record: service?.id ?? `new-${job.id}`,
    schema: (service ? editSchema : createSchema) as typeof createSchema,
    initialValues: service ? valuesOf(service) : newService(t('jobs:services.type.cleaning')),
    ...(service && { updatedAt: service.updated_at }),
    labels: {
      type: t('jobs:services.typeLabel'),
      name: t('jobs:list.name'),
      status: t('jobs:list.status'),
      days_of_week: t('jobs:services.days'),
      start_time: t('jobs:services.start'),
      end_time: t('jobs:services.end'),
      headcount: t('jobs:services.headcount'),
    },
    shown: (values) => ({
      ...values,
      days_of_week: values.days_of_week.map((day) => weekday(day)).join(', '),
    }),
    readRecord: (record) => valuesOf(record as JobService),
    save: (body) =>
      service
        ? call(jobServiceEndpoints.updateService, {
            params: { id: job.id, serviceId: service.id },
            body: { updated_at: service.updated_at, ...body },
          })
        : call(jobServiceEndpoints.createService, { params: { id: job.id }, body }),
    onSaved: (saved) => {
      refreshJobs(queries);
      onSaved(saved);
    },
  });
};

export const ServiceForm = (props: Props) => {
  const t = useText();
  const form = useServiceForm(props);
  const { service, cancel, inline = false } = props;
  const { values } = form;
  const typeWord = (type: JobService['type']) => t(`jobs:services.type.${type}`);
  const passesMidnight =
    values.start_time !== '' && values.end_time !== '' && values.end_time <= values.start_time;
  const stops = service?.status === 'active' && values.status === 'inactive';
  return (
    <RecordForm form={form} label={t(service ? 'jobs:titles.service' : 'jobs:services.add')}>
      <NativeSelect
        label={t('jobs:services.typeLabel')}
        data={serviceTypes.map((type) => ({ value: type, label: typeWord(type) }))}
        {...form.field('type')}
        onChange={(event) => {
          const type = event.currentTarget.value as JobService['type'];
          const isNamedByType = values.name === '' || values.name === typeWord(values.type);
          form.setValues({ type, ...(isNamedByType ? { name: typeWord(type) } : {}) });
        }}
      />
      <TextInput label={t('jobs:list.name')} autoComplete="off" maxLength={100} {...form.field('name')} />
      <ChoiceChips
        multiple
        label={t('jobs:services.days')}
        choices={days}
        word={(day) => weekday(Number(day))}
        value={values.days_of_week.map(String) as (typeof days)[number][]}
        error={form.errors.days_of_week}
        onChange={(chosen) =>
          form.setFieldValue(
            'days_of_week',
            chosen.map(Number).toSorted((a, b) => a - b),
          )
        }
      />
      <AutoGrid min={180} align="start">
        <TextInput type="time" label={t('jobs:services.start')} {...form.field('start_time')} />
        <TextInput
          type="time"
          label={t('jobs:services.end')}
          {...(passesMidnight && { description: t('jobs:services.nextDay') })}
          {...form.field('end_time')}
        />
      </AutoGrid>
      <AutoGrid min={180} align="start">
        <DigitsField
          label={t('jobs:services.headcount')}
          maxLength={3}
          {...(service?.planned && { disabled: true, description: t('jobs:services.planned') })}
          {...form.field('headcount')}
        />
        <NativeSelect
          label={t('jobs:list.status')}
          data={serviceStatuses.map((status) => ({ value: status, label: t(`jobs:status.${status}`) }))}
          {...(stops && { description: t('jobs:services.endsPlan') })}
          {...form.field('status')}
        />
      </AutoGrid>
      <FormActions
        inline={inline}
        saving={form.saving}
        cancel={cancel}
        {...(!service && { save: t('jobs:services.add') })}
      />
    </RecordForm>
  );
};
