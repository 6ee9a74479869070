import { Box, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { TaskStatusChip, taskHref } from '#features/tasks/tasks/web';
import { confirm } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Incident } from '../../contract/index.ts';
import { PhotosOf } from './photos-of.tsx';
import classes from './report.module.css';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

const [IncidentDialog] = lazyPart(() => import('./incident-dialog.tsx'), { soon: true });

type Props = {
  shown: Shown;
  /** Null: the report can no longer be written. */
  act: Act | null;
  /** Actions of the office, also when the report can no longer be written. */
  office: Act;
};

/** The task that was made of an incident, the way to one, or that it waits to be sent. */
const TaskOf = ({
  shown,
  incident,
  word,
  office,
}: Omit<Props, 'act'> & { incident: Incident; word: string }) => {
  const t = useText();
  const { task, client_uuid } = incident;
  if (task)
    return (
      <span className={classes.task}>
        <AnchorLink to={taskHref(task.id)}>
          {t('daily-reports:incidents.task', { number: task.number })}
        </AnchorLink>
        <TaskStatusChip status={task.status} />
      </span>
    );
  if (shown.waitingTasks.has(client_uuid))
    return (
      <span className={`${classes.task} ${classes.second}`}>
        <IconCloudUp size={16} aria-hidden />
        {t('daily-reports:incidents.taskWaiting')}
      </span>
    );
  if (!shown.report.can.make_tasks) return null;
  return (
    <Button variant="default" mih={44} onClick={() => void office.makeTask(incident, word)} data-no-print>
      {t('daily-reports:incidents.makeTask')}
    </Button>
  );
};

const IncidentItem = ({
  shown,
  incident,
  act,
  office,
  onEdit,
}: Props & { incident: Incident; onEdit: () => void }) => {
  const t = useText();
  const { report, photos } = shown;
  const { kind, place, description, client_uuid, entered_at, reported_by } = incident;
  const word = t(`daily-reports:incident.${kind}`);
  const zone = report.building.time_zone;
  const remove = async (by: Act) => {
    const words = { agree: t('platform:actions.remove'), danger: true };
    if (await confirm(t('daily-reports:incidents.removeQuestion', { kind: word }), words))
      void by.removeIncident(incident, word);
  };
  return (
    <li className={classes.incident}>
      <Group gap="4px 12px" justify="space-between" mih={44}>
        <span>
          <Box component="span" fw={600}>
            {[word, place].filter(Boolean).join(' · ')}
          </Box>{' '}
          <span className={classes.second}>
            {[reported_by?.name, formatDateTime(entered_at, zone)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Group>
      <p data-prose>{description}</p>
      {act && (
        <Group gap="md" data-no-print>
          <Button variant="subtle" size="compact-sm" mih={44} px={0} onClick={onEdit}>
            {t('daily-reports:incidents.edit')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            mih={44}
            px={0}
            onClick={() => void remove(act)}
          >
            {t('platform:actions.remove')}
          </Button>
        </Group>
      )}
      <PhotosOf
        of={{ of: 'incident', incident_uuid: client_uuid }}
        label={word}
        files={incident.files}
        local={photos.get(`incident:${client_uuid}`) ?? []}
        zone={zone}
        act={act}
      />
      <TaskOf shown={shown} incident={incident} word={word} office={office} />
    </li>
  );
};

/** What went wrong, each with its photos; the office makes a task of it. */
export const IncidentsSection = ({ shown, act, office }: Props) => {
  const t = useText();
  const [open, setOpen] = useState<Incident | 'new' | null>(null);
  const { incidents } = shown.report;
  if (!act && incidents.length === 0) return null;
  return (
    <RecordSection
      id="report-incidents"
      title={t('daily-reports:incidents.title')}
      titleSpace="xs"
      data-no-print={incidents.length === 0 || undefined}
    >
      {incidents.length > 0 && (
        <Box component="ul" className={classes.lines} m="0 0 8px">
          {incidents.map((incident) => (
            <IncidentItem
              key={incident.client_uuid}
              shown={shown}
              incident={incident}
              act={act}
              office={office}
              onEdit={() => setOpen(incident)}
            />
          ))}
        </Box>
      )}
      {act && (
        <Button
          variant="default"
          mih={44}
          leftSection={
            incidents.length > 0 ? (
              <IconPlus size={18} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} aria-hidden />
            )
          }
          onClick={() => setOpen('new')}
          data-no-print
        >
          {t('daily-reports:incidents.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && act && (
          <IncidentDialog
            report={shown.ref}
            incident={open === 'new' ? null : open}
            act={act}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </RecordSection>
  );
};
