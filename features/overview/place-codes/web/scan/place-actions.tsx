import { Box, Stack, Text, Title } from '@mantine/core';
import { IconChecklist, IconClipboardCheck, IconClipboardText, IconMoon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { beginLogHref } from '#features/nights/action-logs/web';
import { startHref } from '#features/nights/daily-reports/web';
import { beginHref } from '#features/quality/inspections/web';
import { jobHref } from '#features/sites/jobs/web';
import { createTaskHref } from '#features/tasks/tasks/web';
import type { AnswerOf } from '#platform/contract/endpoint';
import { endpointQuery, isApiError } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { AutoGrid, LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import { placeCodeEndpoints } from '../../contract/index.ts';

type Opened = AnswerOf<(typeof placeCodeEndpoints)['openPlaceCode']>;
type Job = Opened['jobs'][number];

const placeKey = ({ kind, id }: Opened['place']): string | undefined =>
  kind === 'building' ? undefined : `${kind}:${id}`;

/** The actions for a job at this place, the most frequent one first. */
const offersOf = ({ place, building }: Opened, { id: job_id, template_id, can }: Job) => [
  {
    word: 'inspect' as const,
    may: can.inspect,
    Icon: IconClipboardCheck,
    to: beginHref({
      job: job_id,
      building: building.id,
      place: placeKey(place),
      template: template_id ?? undefined,
    }),
  },
  {
    word: 'report' as const,
    may: can.write_report,
    Icon: IconMoon,
    to: startHref(job_id, { building: building.id }),
  },
  {
    word: 'log' as const,
    may: can.write_log,
    Icon: IconClipboardText,
    to: beginLogHref({
      job: job_id,
      building: building.id,
      ...(place.kind === 'floor' ? { floor: place.id } : {}),
      ...(place.kind === 'common_area' ? { room: place.id } : {}),
    }),
  },
  {
    word: 'task' as const,
    may: can.add_task,
    Icon: IconChecklist,
    to: createTaskHref({
      job_id,
      building_id: building.id,
      ...(place.kind === 'floor' ? { building_floor_id: place.id } : {}),
      ...(place.kind === 'common_area' ? { building_common_area_id: place.id } : {}),
    }),
  },
];

/** A job at this place, with the actions that this person may do for it here. */
const JobActions = ({ opened, job }: { opened: Opened; job: Job }) => {
  const t = useText();
  const seesCard = useFlag('hasAccessWorld');
  const site = `${job.job_number} ${job.job_name}`;
  const offers = offersOf(opened, job).filter(({ may }) => may);
  return (
    <Stack component="section" gap={10} mb={24} aria-label={site}>
      <Title order={2} size="h4">
        {seesCard ? <AnchorLink to={jobHref(job.id)}>{site}</AnchorLink> : site}
      </Title>
      {offers.length > 0 ? (
        <AutoGrid min={240} gap={10}>
          {offers.map(({ word, to, Icon }, at) => (
            <ButtonLink
              key={word}
              size="md"
              variant={at === 0 ? 'filled' : 'default'}
              to={to}
              leftSection={<Icon size={20} aria-hidden />}
            >
              {t(`place-codes:scan.${word}`)}
            </ButtonLink>
          ))}
        </AutoGrid>
      ) : (
        <Text c="dimmed">{t('place-codes:scan.nothing')}</Text>
      )}
    </Stack>
  );
};

/** The place of a code, for people of the company. */
export const PlaceActions = ({ code }: { code: string }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(placeCodeEndpoints.openPlaceCode, { params: { code } }),
    retry: false,
    meta: { quiet: true },
  });
  if (error && isApiError(error) && error.status === 404) {
    return (
      <>
        <Title order={1} tabIndex={-1}>
          {t('place-codes:titles.scan')}
        </Title>
        <Text mt="xs">{t('place-codes:scan.outOfSight')}</Text>
      </>
    );
  }
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { place, building, jobs } = data;
  return (
    <>
      <Stack mb="lg" data-breaks gap={2}>
        <Title order={1} tabIndex={-1}>
          {place.name}
        </Title>
        <Box component="span" c="dimmed">
          {[place.kind === 'building' ? null : building.name, building.address].filter(Boolean).join(' · ')}
        </Box>
      </Stack>
      {jobs.map((job) => (
        <JobActions key={job.id} opened={data} job={job} />
      ))}
    </>
  );
};
