import { ActionIcon, Drawer, Group, Stack, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useLeaving } from '#platform/web/routing/index';
import { CardsSkeleton, LoadProblem, useReturnFocus } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { LinkedTasks } from '../report/linked-tasks.tsx';
import { ReportFacts } from '../report/report-facts.tsx';
import { ScorePanel } from '../report/score-panel.tsx';
import classes from './quick-look.module.css';
import { closeInspection } from './quick-look-slot.tsx';

const Looked = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  return (
    <Stack>
      <Group gap="xs" justify="space-between">
        <InspectionStatusChip inspection={inspection} />
        <ButtonLink to={inspectionHref(inspection.id)} size="sm">
          {t('inspections:complete.open')}
        </ButtonLink>
      </Group>
      <ScorePanel inspection={inspection} />
      <LinkedTasks inspection={inspection} />
      <ReportFacts inspection={inspection} />
    </Stack>
  );
};

/** What came of one inspection, beside the page that it was opened from. */
const InspectionDrawer = ({ id }: { id: number }) => {
  useReturnFocus();
  useLeaving(closeInspection);
  const t = useText();
  const { data, error, refetch } = useQuery(inspectionQuery(id));
  const title = data
    ? t('inspections:list.row', {
        number: data.number,
        site: `${data.job.job_number} ${data.job.job_name}`,
      })
    : t('inspections:titles.report');
  return (
    <Drawer.Root opened onClose={closeInspection} position="right" size="min(480px, 100vw)">
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <Group className={classes.head} gap="sm" justify="space-between" wrap="nowrap">
          <Title order={2}>{title}</Title>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('platform:actions.close')}
            onClick={closeInspection}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Drawer.Body pt="md">
          {data && <Looked inspection={data} />}
          {!data && (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />)}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

export default InspectionDrawer;
