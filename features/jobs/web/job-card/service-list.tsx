import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { Job } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import { JobStatusChip } from '../job-status-chip.tsx';
import { serviceLine, serviceName } from '../services/service-words.ts';
import classes from './job-card.module.css';

type Props = Pick<Job, 'services'> & {
  /** The page of a service, for people who may change it. */
  hrefOf?: (id: number) => string;
};

/** What is cleaned, on which days and at what time; active services first. */
export const ServiceList = ({ services, hrefOf }: Props) => {
  const t = useText();
  if (services.length === 0) {
    return (
      <EmptyState icon={IconSparkles} title={t('jobs:services.none')} text={t('jobs:services.noneText')} />
    );
  }
  const sorted = services.toSorted((a, b) => a.status.localeCompare(b.status));
  return (
    <ul className={classes.services}>
      {sorted.map((service) => (
        <li key={service.id}>
          <span className={classes.serviceWords}>
            {hrefOf ? (
              <AnchorLink to={hrefOf(service.id)} fw={500}>
                {serviceName(service, t)}
              </AnchorLink>
            ) : (
              <Text span fw={500}>
                {serviceName(service, t)}
              </Text>
            )}
            <Text span size="sm" c="dimmed">
              {serviceLine(service, t)}
            </Text>
          </span>
          <JobStatusChip status={service.status} />
        </li>
      ))}
    </ul>
  );
};
