import { Stack, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Suspense } from 'react';
import { partComponent, serviceFactStore, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { serviceLine, serviceName } from '../services/service-words.ts';
import classes from './job-card.module.css';

type Props = Pick<Job, 'services'> & {
  /** Present to show what other features know of each service. */
  jobId?: number;
  /** The page of a service, for people who may change it. */
  hrefOf?: (id: number) => string;
};

/** What other features know of a service, in a line or two. */
const MoreFacts = (props: { jobId: number; serviceId: number }) => {
  const { flags } = useSession();
  return (
    <Suspense>
      {serviceFactStore
        .use()
        .filter(shownTo(flags))
        .map((fact) => {
          const Content = partComponent(fact);
          return <Content key={fact.id} {...props} />;
        })}
    </Suspense>
  );
};

/** What is cleaned, on which days and at what time; active services first. */
export const ServiceList = ({ jobId, services, hrefOf }: Props) => {
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
          <Stack component="span" className={classes.serviceWords} gap={0} miw={0}>
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
            {jobId !== undefined && <MoreFacts jobId={jobId} serviceId={service.id} />}
          </Stack>
          <JobStatusChip status={service.status} />
        </li>
      ))}
    </ul>
  );
};
