import { Stack, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { Section } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { serviceHref } from '../addresses.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { AddService } from './add-service.tsx';
import { serviceLine, serviceName } from './service-words.ts';
import classes from './services.module.css';

/** The services of a job; each is saved on a page of its own. */
export const ServicesSection = ({ job }: { job: Job }) => {
  const t = useText();
  return (
    <Section title={t('jobs:services.title')} text={t('jobs:services.sectionText')} anchor="services">
      {job.services.length > 0 ? (
        <Stack component="ul" className={classes.services} gap={0}>
          {job.services.map((service) => (
            <li key={service.id}>
              <Stack component="span" className={classes.words} gap={0} miw={0}>
                <AnchorLink to={serviceHref(job.id, service.id)} fw={500}>
                  {serviceName(service, t)}
                </AnchorLink>
                <Text span size="sm" c="dimmed">
                  {serviceLine(service, t)}
                </Text>
              </Stack>
              <JobStatusChip status={service.status} />
            </li>
          ))}
        </Stack>
      ) : (
        <Text c="dimmed">{t('jobs:services.none')}</Text>
      )}
      <AddService job={job} />
    </Section>
  );
};
