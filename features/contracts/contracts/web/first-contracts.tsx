import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { jobHref, serviceName, useJob } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { Contract } from '../contract/index.ts';
import { contractHref } from './addresses.ts';

type Props = { jobId: number; contracts: readonly Contract[]; align?: 'center' | 'flex-start' };

/** For each active service of a job that has no contract yet, the way to its first one; without a service, the way to those. */
export const FirstContracts = ({ jobId, contracts, align = 'flex-start' }: Props) => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditContract');
  const { job } = useJob(jobId);
  if (!mayWrite || !job) return null;
  if (job.services.length === 0) {
    return <ButtonLink to={jobHref(jobId, 'services')}>{t('contracts:step.toServices')}</ButtonLink>;
  }
  const covered = new Set(contracts.map(({ job_service_id }) => job_service_id));
  const open = job.services.filter(({ id, status }) => status === 'active' && !covered.has(id));
  if (open.length === 0) return null;
  return (
    <Group gap="sm" justify={align}>
      {open.map((service) => (
        <ButtonLink
          key={service.id}
          to={contractHref({ jobId, serviceId: service.id })}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('contracts:step.firstOf', { service: serviceName(service, t) })}
        </ButtonLink>
      ))}
    </Group>
  );
};
