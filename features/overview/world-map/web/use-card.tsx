import { Anchor, Box, Button, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import type { BuildingCard } from '#features/sites/buildings/contract';
import {
  ApproximateMark,
  addressLine,
  DirectionsLink,
  NeedsLocationMark,
} from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { JobStatusChip, jobHref, newTaskHref } from '#features/sites/jobs/web';
import {
  type JobFact,
  jobFactStore,
  partComponent,
  showJobDrawer,
  shownTo,
} from '#platform/web/feature/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag, useSession } from '#platform/web/session/index';
import { CardFrame } from './card/card-frame.tsx';
import { CardTop } from './card/card-top.tsx';
import classes from './card/site-card.module.css';
import { siteAddress, siteName } from './sites/row-text.ts';
import type { Sites } from './sites/use-sites.ts';
import type { Picked } from './use-picked.ts';

/** Average height of a fact in pixels. */
const factHeight = 56;

/** Facts that other features add about the site, such as its team. They appear together, in room that is kept for them.
 * Otherwise the card, which stands at the lower edge of a phone, would jump with each fact. */
const CardFacts = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { flags } = useSession();
  const facts = jobFactStore.use().filter(shownTo(flags));
  if (facts.length === 0) return null;
  const listed = (content: (fact: JobFact) => ReactNode) => (
    <Stack component="dl" className={classes.facts} gap={10}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{t(fact.title)}</dt>
          <dd>{content(fact)}</dd>
        </div>
      ))}
    </Stack>
  );
  return (
    <Suspense key={jobId} fallback={listed(() => <Skeleton h={factHeight} />)}>
      {listed((fact) => {
        const Content = partComponent(fact);
        return <Content jobId={jobId} brief />;
      })}
    </Suspense>
  );
};

type SiteCardProps = {
  row: JobRow;
  onClose: () => void;
  onBack?: () => void;
  /** Starts moving the pin of a building. */
  onMove: (building: BuildingCard) => void;
};

/** The selected job site, with what is needed to decide where to go next. */
const SiteCard = ({ row, onClose, onBack, onMove }: SiteCardProps) => {
  const t = useText();
  const mayAdd = useFlag('tasks.canAddTask');
  const mayMove = useFlag('admin.canEditJobSite');
  return (
    <CardFrame label={t('world-map:card.label', { name: siteName(row) })} focusKey={row.id} onClose={onClose}>
      <CardTop onClose={onClose} onBack={onBack}>
        <JobStatusChip status={row.status} />
      </CardTop>
      <h2 className={classes.title} tabIndex={-1}>
        {siteName(row)}
      </h2>
      <Text c="dimmed">{row.client.name}</Text>
      <Stack component="ul" gap="xs" m="8px 0 0">
        {(row.buildings ?? []).map((building) => (
          <li key={building.id}>
            <Text span>{addressLine(building)}</Text>
            <Group component="span" className={classes.marks} gap="2px 12px">
              <DirectionsLink building={building} />
              {building.lat === null && <NeedsLocationMark />}
              {building.location_approximate && <ApproximateMark />}
              {mayMove && (
                <Anchor
                  component="button"
                  type="button"
                  aria-label={t('world-map:move.of', { name: building.name })}
                  onClick={() => onMove(building)}
                >
                  {t(building.lat === null ? 'world-map:move.place' : 'world-map:move.begin')}
                </Anchor>
              )}
            </Group>
          </li>
        ))}
      </Stack>
      <CardFacts jobId={row.id} />
      <Group className={classes.actions} gap="xs" align="stretch">
        <ButtonLink to={jobHref(row.id)}>{t('world-map:card.jobCard')}</ButtonLink>
        {mayAdd && row.status === 'active' && (
          <ButtonLink
            to={newTaskHref(row.id)}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('world-map:card.newTask')}
          </ButtonLink>
        )}
        <Button variant="default" onClick={() => showJobDrawer({ jobId: row.id, panel: 'services' })}>
          {t('world-map:card.details')}
        </Button>
      </Group>
    </CardFrame>
  );
};

type Props = { rows: readonly JobRow[]; onPick: (job: number) => void; onClose: () => void };

/** Sites so close together that no zoom separates their pins. */
const SamePlaceList = ({ rows, onPick, onClose }: Props) => {
  const t = useText();
  const title = t('world-map:card.samePlace', { count: rows.length, shown: formatNumber(rows.length) });
  return (
    <CardFrame label={title} focusKey={-(rows[0]?.id ?? 0)} onClose={onClose}>
      <CardTop onClose={onClose}>
        <h2 className={classes.title} tabIndex={-1}>
          {title}
        </h2>
      </CardTop>
      {rows[0] && (
        <Box component="p" m="2px 0 8px" c="dimmed">
          {siteAddress(rows[0])}
        </Box>
      )}
      <ul className={classes.sites}>
        {rows.map((row) => (
          <li key={row.id}>
            <UnstyledButton className={classes.site} onClick={() => onPick(row.id)}>
              <Box component="span" miw={0} data-breaks>
                <b>{row.job_number}</b> {row.job_name}
              </Box>
              <JobStatusChip status={row.status} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
};

/** The card beside the map: one site, several sites at one address, or nothing. */
export const useCard = (
  { index, loaded }: Sites,
  { job, together, pick, back, close }: Picked,
  onMove: (building: BuildingCard) => void,
): ReactNode => {
  const t = useText();
  const rowOf = (id: number): JobRow | undefined => index.rows[index.placeOf.get(id) ?? -1];
  if (!loaded) return null;
  if (job !== undefined) {
    const row = rowOf(job);
    if (row) {
      const goBack = together.includes(job) ? back : undefined;
      return <SiteCard row={row} onMove={onMove} onClose={close} onBack={goBack} />;
    }
    return (
      <CardFrame label={t('world-map:card.unknown')} focusKey={job} onClose={close}>
        <Text>{t('world-map:card.unknown')}</Text>
      </CardFrame>
    );
  }
  const rows = together.map(rowOf).filter((row) => row !== undefined);
  if (rows.length === 0) return null;
  return <SamePlaceList rows={rows} onPick={(id) => pick([id])} onClose={close} />;
};
