import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { addressLine } from '#features/sites/buildings/web';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog, Select } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { useJobSites } from '../job-sites-query.ts';
import { cacheJob } from '../live.ts';
import { buildingsQuery } from '../record/buildings-query.ts';
import { linkChoices } from './link-choices.ts';

type Props = { job: Job; onClose: () => void };

const schema = z.strictObject({ building_id: field.id });

const LinkForm = ({ job, onClose }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const { data, isError } = useQuery(buildingsQuery);
  const choices = linkChoices(job, useJobSites(), data?.rows ?? []);
  const form = useRecordForm({
    name: 'job-building',
    record: job.id,
    schema,
    initialValues: { building_id: null as number | null },
    save: (body) => call(jobRecordEndpoints.addJobBuilding, { params: { id: job.id }, body }),
    onSaved: (saved) => {
      cacheJob(queries, saved);
      showSuccess(t('jobs:buildings.linked', { number: job.job_number }));
      onClose();
    },
  });
  const { building_id: chosen } = form.values;
  return (
    <RecordForm form={form} label={t('jobs:buildings.link')}>
      <Text c="dimmed" size="sm">
        {t('jobs:buildings.linkText')}
      </Text>
      <Select
        label={t('jobs:building')}
        placeholder={t('jobs:field.chooseBuildings')}
        withAsterisk
        searchable
        limit={50}
        data-autofocus
        nothingFoundMessage={t(isError ? 'jobs:buildings.notLoaded' : 'platform:list.nothingFound')}
        data={(['client', 'area', 'other'] as const)
          .filter((near) => choices[near].length > 0)
          .map((near) => ({
            group: t(`jobs:buildings.near.${near}`),
            items: choices[near].map((building) => ({
              value: String(building.id),
              label: `${building.name}, ${addressLine(building)}`,
            })),
          }))}
        value={chosen === null ? null : String(chosen)}
        error={form.errors.building_id}
        onChange={(id) => form.setFieldValue('building_id', id === null ? null : Number(id))}
      />
      <FormActions inline saving={form.saving} save={t('jobs:buildings.linkSave')} />
    </RecordForm>
  );
};

const LinkDialog = (props: Props) => (
  <Dialog form title={useText()('jobs:buildings.link')} onClose={props.onClose}>
    <LinkForm {...props} />
  </Dialog>
);

export default LinkDialog;
