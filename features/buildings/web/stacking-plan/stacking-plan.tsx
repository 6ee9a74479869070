import { Alert, Button, Group, Title } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { FloorBar } from './floor-bar.tsx';
import { OccupantDialog } from './occupant-dialog.tsx';
import { OccupantsTable } from './occupants-table.tsx';
import type { Opened } from './opened.ts';
import { planQuery } from './queries.ts';
import classes from './stacking-plan.module.css';

const StackingPlan = ({ building }: { building: Building }) => {
  const t = useText();
  const hatch = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data: plan, error, refetch } = useQuery(planQuery(building.id));
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!plan) return <RowsSkeleton rows={building.floors.length} />;
  const over = plan.floors.filter(({ is_over }) => is_over).map(({ label }) => label);
  const isEmpty = plan.floors.every(({ segments }) => segments.length === 0);
  const totals = [
    [t('buildings:plan.occupied'), t('buildings:sqft', { count: formatNumber(plan.occupied_sqft) })],
    [t('buildings:plan.vacant'), t('buildings:sqft', { count: formatNumber(plan.vacant_sqft) })],
    [t('buildings:plan.vacantShare'), formatPercent(plan.vacant_percent / 100, 1)],
  ] as const;
  const add = (kind: Opened['kind']) => () => setOpened({ kind, id: null });
  return (
    <div className={classes.plan}>
      <div className={classes.head}>
        <Title order={3}>{t('buildings:plan.title')}</Title>
        {plan.can.edit && (
          <Group gap="xs" data-no-print>
            <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={add('tenant')}>
              {t('buildings:plan.addTenant')}
            </Button>
            <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={add('vacant')}>
              {t('buildings:plan.addVacancy')}
            </Button>
          </Group>
        )}
      </div>
      <dl className={classes.totals}>
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {over.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
          {t('buildings:plan.over', { floors: over.join(', ') })}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState title={t('buildings:plan.none')} text={t('buildings:plan.noneText')} />
      ) : (
        <div className={classes.sides}>
          <div>
            <svg width="0" height="0" aria-hidden="true">
              <pattern
                id={hatch}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line className={classes.hatch} y2="7" />
              </pattern>
            </svg>
            <div className={classes.floors}>
              {plan.floors.map((floor) => [
                <span key={`label-${floor.id}`} className={classes.label}>
                  {floor.label}
                </span>,
                <FloorBar key={floor.id} floor={floor} hatch={hatch} onOpen={setOpened} />,
              ])}
            </div>
          </div>
          <OccupantsTable plan={plan} onOpen={setOpened} />
        </div>
      )}
      {opened && (
        <OccupantDialog
          building={building}
          opened={opened}
          mayEdit={plan.can.edit}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
};

export default StackingPlan;
