import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { RolesField } from '../form/roles-field.tsx';
import { cachePerson } from '../queries.ts';
import classes from './transitions.module.css';

type Props = { person: PersonRecord; onClose: () => void };

/** The roles and the job access the person had, to be confirmed or changed. */
const RestoreDialog = ({ person, onClose }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [roles, setRoles] = useState(person.former_roles.map(({ id }) => String(id)));
  const [jobs, setJobs] = useState<string[]>([]);
  const { id, name } = person;
  const { data: formerJobs = [] } = useQuery({
    ...endpointQuery(peopleEndpoints.listFormerJobs, { params: { id } }),
    staleTime: 0,
  });
  const restore = async () => {
    setBusy(true);
    try {
      const body = { role_ids: roles.map(Number), job_ids: jobs.map(Number) };
      cachePerson(queries, await call(peopleEndpoints.restorePerson, { params: { id }, body }));
      showSuccess(t('people:done.restored', { name }));
      onClose();
    } catch (error) {
      setBusy(false);
      showProblem(error);
    }
  };
  return (
    <Dialog title={t('people:restore.title', { name })} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('people:restore.text')}</Text>
        <RolesField value={roles} onChange={setRoles} />
        {formerJobs.length > 0 && (
          <Checkbox.Group
            label={t('people:restore.jobs')}
            description={t('people:restore.jobsText')}
            value={jobs}
            onChange={setJobs}
          >
            <Stack gap="xs" mt="xs" className={classes.formerJobs}>
              {formerJobs.map((job) => (
                <Checkbox key={job.id} value={String(job.id)} label={job.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <FormActions
          inline
          saving={busy}
          disabled={roles.length === 0}
          save={t('people:step.restore')}
          onSave={() => void restore()}
        />
      </Stack>
    </Dialog>
  );
};

export default RestoreDialog;
