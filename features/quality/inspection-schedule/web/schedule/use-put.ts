import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDay, useText } from '#platform/web/i18n/index';
import { planEndpoints, type Schedule } from '../../contract/index.ts';
import { refreshDue } from '../live.ts';
import { type Item, type Spot, siteWords } from './item.ts';

const { planInspection, movePlannedInspection, dropPlannedInspection } = planEndpoints;

/** The schedule as it will be: shown at once, and read again when the server has answered. */
const placed = (schedule: Schedule, { plan }: Item, { day, userId }: Spot): Schedule => ({
  ...schedule,
  plans: schedule.plans.map((one) =>
    one.id === plan?.id
      ? {
          ...one,
          planned_on: day,
          inspector: schedule.inspectors.find(({ id }) => id === userId) ?? null,
        }
      : one,
  ),
});

/** Puts an item on a day and a person, or takes it off the schedule. */
export const usePut = (queryKey: readonly unknown[]) => {
  const t = useText();
  const client = useQueryClient();
  const settle = async (work: Promise<unknown>, words: string): Promise<void> => {
    try {
      await work;
      showSuccess(words);
    } catch (error) {
      showProblem(error);
    }
    refreshDue(client, []);
  };
  const put = (item: Item, spot: Spot): Promise<void> => {
    const { plan, job, building } = item;
    const where = { user_id: spot.userId, planned_on: spot.day };
    client.setQueryData<Schedule>(queryKey, (known) => known && placed(known, item, spot));
    return settle(
      plan
        ? call(movePlannedInspection, {
            params: { id: plan.id },
            body: { ...where, updated_at: plan.updated_at },
          })
        : call(planInspection, { body: { job_id: job.id, building_id: building.id, ...where } }),
      t('inspection-schedule:schedule.put', { site: siteWords(item), day: formatDay(spot.day) }),
    );
  };
  const drop = (item: Item): Promise<void> =>
    item.plan
      ? settle(
          call(dropPlannedInspection, {
            params: { id: item.plan.id },
            query: { updated_at: item.plan.updated_at },
          }),
          t('inspection-schedule:schedule.dropped', { site: siteWords(item) }),
        )
      : Promise.resolve();
  return { put, drop };
};
