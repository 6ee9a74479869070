import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { FloorsDialog } from './floors-dialog.tsx';
import { OccupantDialog } from './occupant-dialog.tsx';
import { OccupantsTable } from './occupants-table.tsx';
import type { Opened } from './opened.ts';
import { PlanBars } from './plan-bars.tsx';
import { PlanHead } from './plan-head.tsx';
import { planQuery } from './queries.ts';
import classes from './stacking-plan.module.css';

const StackingPlan = ({ building }: { building: Building }) => {
  const t = useText();
  const [editsFloors, setEditsFloors] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data: plan, error, refetch } = useQuery(planQuery(building.id));
  if (error && !plan) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!plan) return <RowsSkeleton rows={building.floors.length || 3} />;
  const over = plan.floors.filter(({ is_over }) => is_over).map(({ label }) => label);
  const missing =
    plan.floors.length === 0
      ? ([t('buildings:floors.none'), t('buildings:floors.noneText')] as const)
      : plan.floors.every(({ segments }) => segments.length === 0)
        ? ([t('buildings:plan.none'), t('buildings:plan.noneText')] as const)
        : null;
  return (
    <div className={classes.plan}>
      <PlanHead
        plan={plan}
        onAdd={(kind) => setOpened({ kind, id: null })}
        onEditFloors={() => setEditsFloors(true)}
      />
      {over.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
          {t('buildings:plan.over', { floors: over.join(', ') })}
        </Alert>
      )}
      {missing ? (
        <EmptyState title={missing[0]} text={missing[1]} />
      ) : (
        <div className={classes.sides}>
          <PlanBars plan={plan} onOpen={setOpened} />
          <OccupantsTable plan={plan} onOpen={setOpened} />
        </div>
      )}
      {editsFloors && <FloorsDialog building={building} onClose={() => setEditsFloors(false)} />}
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
