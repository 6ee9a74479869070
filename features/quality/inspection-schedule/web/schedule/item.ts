import { createStore } from '#platform/web/store/index';
import type { PlannedInspection, Schedule, UnplannedSite } from '../../contract/index.ts';

/** An inspection on the schedule, or one that is due and not planned yet. */
export type Item = {
  key: string;
  job: UnplannedSite['job'];
  building: UnplannedSite['building'];
  due_on: string | null;
  /** Null when it is due and not planned. */
  plan: PlannedInspection | null;
  movable: boolean;
};

export const planItem = (plan: PlannedInspection): Item => ({
  key: `plan-${plan.id}`,
  job: plan.job,
  building: plan.building,
  due_on: plan.due_on,
  plan,
  movable: plan.can.move,
});

export const siteItem = (site: UnplannedSite, { can }: Schedule): Item => ({
  key: `site-${site.job.id}`,
  ...site,
  plan: null,
  movable: can.plan_own || can.plan_all,
});

export const siteWords = ({ job }: Pick<Item, 'job'>): string => `${job.job_number} ${job.job_name}`;

/** Where an item can be put: a day, and a person or nobody. */
export type Spot = { day: string; userId: number | null };

type Looks = { userId: number; schedule: Schedule };

/** Whether the item may be put there: not into the past, and by inspectors only on themselves. */
export const mayPut = (item: Item, { day, userId }: Spot, { userId: own, schedule }: Looks): boolean =>
  item.movable &&
  (day >= schedule.today || day === item.plan?.planned_on) &&
  (schedule.can.plan_all || userId === null || userId === own);

/** The item that is being dragged. Kept here, because a browser lets nobody read the data of a drag before the drop. */
export const draggedStore = createStore<Item | null>(null);
