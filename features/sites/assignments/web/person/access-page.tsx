import { Box, CloseButton, Group, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonFrame } from '#features/accounts/people/web';
import { SiteSelect } from '#features/sites/jobs/web';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem } from '#platform/web/ui/index';
import { jobAssignmentEndpoints } from '../../contract/index.ts';
import { SiteGroupField } from '../bulk/site-group-field.tsx';
import classes from './person.module.css';

/** Jobs that a person sees without a role at them. Each change is saved at once. */
const Access = ({ userId }: { userId: number }) => {
  const t = useText();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const query = endpointQuery(jobAssignmentEndpoints.listJobSiteAccess, { params: { id: userId } });
  const { data, error, refetch } = useQuery({ ...query, meta: { quiet: true } });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <CardsSkeleton />;
  const ids = data.map(({ id }) => id);
  const save = async (jobIds: number[]) => {
    setSaving(true);
    try {
      await call(jobAssignmentEndpoints.setJobSiteAccess, { params: { id: userId }, body: { jobIds } });
      await client.invalidateQueries({ queryKey: query.queryKey });
      showSuccess(t('assignments:access.saved'));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('assignments:access.text')}
      </Text>
      <Box maw={720} my="sm">
        <SiteSelect
          value={null}
          onChange={(site) => site && !saving && !ids.includes(site.id) && void save([...ids, site.id])}
        />
        <SiteGroupField
          disabled={saving}
          value={ids.map(String)}
          onChange={(all) => void save(all.map(Number))}
        />
      </Box>
      {data.length === 0 ? (
        <EmptyState
          icon={IconMapPin}
          title={t('assignments:access.empty')}
          text={t('assignments:access.emptyText')}
        />
      ) : (
        <Stack component="ul" gap={0} maw={720}>
          {data.map(({ id, job_number, job_name }) => (
            <Group
              component="li"
              key={id}
              className={classes.line}
              gap="sm"
              justify="space-between"
              wrap="nowrap"
            >
              <AnchorLink to={`/job/${id}`}>
                {job_number} {job_name}
              </AnchorLink>
              <CloseButton
                disabled={saving}
                aria-label={t('assignments:access.remove', { job: `${job_number} ${job_name}` })}
                onClick={() => void save(ids.filter((one) => one !== id))}
              />
            </Group>
          ))}
        </Stack>
      )}
    </>
  );
};

const AccessPage = () => <PersonFrame part="jobs">{({ id }) => <Access userId={id} />}</PersonFrame>;

export default AccessPage;
