import { Anchor, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { BuildingCard } from '#features/sites/buildings/contract';
import {
  ApproximateMark,
  addressLine,
  DirectionsLink,
  NeedsLocationMark,
} from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { JobStatusChip, jobHref, newTaskHref } from '#features/sites/jobs/web';
import { showJobDrawer } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { siteName } from '../sites/row-text.ts';
import { CardFacts } from './card-facts.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardTop } from './card-top.tsx';
import classes from './site-card.module.css';

type Props = {
  row: JobRow;
  onClose: () => void;
  onBack?: () => void;
  /** Starts moving the pin of a building. */
  onMove: (building: BuildingCard) => void;
};

/** The selected job site, with what is needed to decide where to go next. */
export const SiteCard = ({ row, onClose, onBack, onMove }: Props) => {
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
      <ul className={classes.buildings}>
        {(row.buildings ?? []).map((building) => (
          <li key={building.id}>
            <Text span>{addressLine(building)}</Text>
            <span className={classes.marks}>
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
            </span>
          </li>
        ))}
      </ul>
      <CardFacts jobId={row.id} />
      <div className={classes.actions}>
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
      </div>
    </CardFrame>
  );
};
