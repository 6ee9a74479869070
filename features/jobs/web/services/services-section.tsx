import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, usePreload } from '#platform/web/routing/index';
import { Section } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { serviceHref } from '../addresses.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { serviceLine, serviceName } from './service-words.ts';
import classes from './services.module.css';

const [ServiceDialog, preloadDialog] = lazyPart(() => import('./service-dialog.tsx'));

/** The services of a job; each is saved on a page of its own. */
export const ServicesSection = ({ job }: { job: Job }) => {
  const t = useText();
  const [adding, setAdding] = useState(false);
  usePreload(preloadDialog, job.can.update);
  return (
    <Section title={t('jobs:services.title')} text={t('jobs:services.sectionText')} anchor="services">
      {job.services.length > 0 ? (
        <ul className={classes.services}>
          {job.services.map((service) => (
            <li key={service.id}>
              <span className={classes.words}>
                <AnchorLink to={serviceHref(job.id, service.id)} fw={500}>
                  {serviceName(service, t)}
                </AnchorLink>
                <Text span size="sm" c="dimmed">
                  {serviceLine(service, t)}
                </Text>
              </span>
              <JobStatusChip status={service.status} />
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{t('jobs:services.none')}</Text>
      )}
      {job.can.update && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('jobs:services.add')}
          </Button>
        </div>
      )}
      <Suspense>{adding && <ServiceDialog job={job} onClose={() => setAdding(false)} />}</Suspense>
    </Section>
  );
};
