import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { Columns, EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { AbsentOccupants } from './absent-occupants.tsx';
import type { Opened } from './absent-of.ts';
import { OccupantsTable } from './occupants-table.tsx';
import { PlanBars } from './plan-bars.tsx';
import { PlanHead } from './plan-head.tsx';
import { planQuery } from './queries.ts';
import classes from './stacking-plan.module.css';

/** Floors from which their names are legible only on an upright page. */
const tall = 25;

/** Prints one stacking plan alone, whole on its first page; the page around it stays as it is. */
const printPlan = (plan: HTMLElement, floors: number): void => {
  const root = document.documentElement;
  const paper = floors < tall ? 'landscape' : 'portrait';
  const style = document.createElement('style');
  style.textContent = `@page { size: ${paper}; margin: 12mm; }`;
  const end = () => {
    style.remove();
    delete root.dataset.paper;
    delete plan.dataset.printed;
  };
  root.dataset.paper = paper;
  plan.dataset.printed = '';
  document.head.append(style);
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};

const [FloorsDialog, preloadFloors] = lazyPart(() => import('./floors-dialog.tsx'));

const [OccupantDialog, preloadOccupant] = lazyPart(() => import('./occupant-dialog.tsx'));

const StackingPlan = ({ building }: { building: Building }) => {
  const t = useText();
  const part = useRef<HTMLDivElement>(null);
  const [editsFloors, setEditsFloors] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data: plan, error, refetch } = useQuery(planQuery(building.id));
  usePreload(preloadFloors, plan?.can.edit_floors ?? false);
  usePreload(preloadOccupant);
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
    <div ref={part} className={classes.plan} style={{ '--floors': plan.floors.length } as CSSProperties}>
      <PlanHead
        building={building.name}
        plan={plan}
        onAdd={(kind) => setOpened({ kind, id: null })}
        onEditFloors={() => setEditsFloors(true)}
        onPrint={() => part.current && printPlan(part.current, plan.floors.length)}
      />
      {over.length > 0 && (
        <Alert className={classes.alert} color="yellow" icon={<IconAlertTriangle size={18} />}>
          {t('buildings:plan.over', { floors: over.join(', ') })}
        </Alert>
      )}
      {missing ? (
        <EmptyState title={missing[0]} text={missing[1]} />
      ) : (
        <Columns className={classes.sides} columns="minmax(0, 3fr) minmax(260px, 2fr)" gap={24} align="start">
          <PlanBars plan={plan} onOpen={setOpened} />
          <OccupantsTable plan={plan} onOpen={setOpened} />
        </Columns>
      )}
      {plan.floors.length > 0 && <AbsentOccupants building={building} onOpen={setOpened} />}
      <Suspense fallback={null}>
        {editsFloors && <FloorsDialog building={building} onClose={() => setEditsFloors(false)} />}
        {opened && (
          <OccupantDialog
            building={building}
            opened={opened}
            mayEdit={plan.can.edit}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </div>
  );
};

export default StackingPlan;
