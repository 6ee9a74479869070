import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { weekday } from '#features/buildings/web';
import type { Job } from '#features/jobs/contract';
import { formatTime, type Say, useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import { JobStatusChip } from '../job-status-chip.tsx';
import classes from './job-card.module.css';

type Service = Job['services'][number];

const clock = (time: string): string => formatTime(`2027-01-03T${time.slice(0, 5)}:00Z`, 'UTC');

const daysText = (days: readonly number[], t: Say): string => {
  if (days.length === 0) return t('jobs:services.noDays');
  if (days.length === 7) return t('jobs:services.everyDay');
  return days
    .toSorted((a, b) => a - b)
    .map((day) => weekday(day))
    .join(', ');
};

const timesText = ({ start_time: start, end_time: end }: Service): string =>
  [start, end]
    .filter((time) => time !== null)
    .map(clock)
    .join(' – ');

/** The type of work; null when the name already says it. */
const typeBeside = ({ name, type }: Service, t: Say): string | null => {
  const words = t(`jobs:services.type.${type}`);
  return name === '' || name.toLowerCase() === words.toLowerCase() ? null : words;
};

/** What is cleaned, on which days and at what time; active services first. */
export const ServiceList = ({ services }: { services: readonly Service[] }) => {
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
            <Text span fw={500}>
              {service.name || t(`jobs:services.type.${service.type}`)}
            </Text>
            <Text span size="sm" c="dimmed">
              {[typeBeside(service, t), daysText(service.days_of_week, t), timesText(service)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </span>
          <JobStatusChip status={service.status} />
        </li>
      ))}
    </ul>
  );
};
