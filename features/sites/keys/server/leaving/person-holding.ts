import type { PersonHolding } from '#features/accounts/people/server';
import { dateAt } from '#platform/server/clock/dates';
import { countKeysOfPerson, keysOfPerson } from '../record/key-counts-repository.ts';
import { loadKeys } from '../record/key-repository.ts';
import { applyTransition } from '../transitions/apply-transition.ts';

/** Maximum number of keys; more than one person ever holds. */
const max = 10_000;

/** Keys go to a successor or back to the office. Who may hand them over is decided by the rights over the person. */
export const personHolding: PersonHolding = {
  order: 20,
  count: async ({ tenant }, userId) => (await countKeysOfPerson(tenant, [userId])).get(userId) ?? 0,
  list: async ({ tenant, person, now }, userId, shown) => {
    const held = await keysOfPerson(tenant, userId, max);
    const ids = held.map(({ id }) => id);
    const visible = await loadKeys(tenant, ids, { today: dateAt(now, person.timeZone) });
    const visibleIds = new Set(visible.map(({ id }) => id));
    return held
      .filter(({ id }) => visibleIds.has(id))
      .slice(0, shown)
      .map(({ id, label, job_id, job_number, job_name }) => ({
        id,
        label: `${label} · ${job_number} ${job_name}`,
        href: `/job/${job_id}?tab=keys&key=${id}`,
      }));
  },
  handOver: async (call, userId, to) => {
    const { tenant, person, now } = call;
    const held = await keysOfPerson(tenant, userId, max);
    const ids = held.map(({ id }) => id);
    const keys = await loadKeys(tenant, ids, { today: dateAt(now, person.timeZone), locked: true });
    const gives = to === null ? ('return' as const) : ('transfer' as const);
    for (const key of keys) {
      await applyTransition(call, key, {
        transition: gives,
        user_id: to,
        due_on: null,
        since: null,
        lost_on: null,
        note: '',
      });
    }
  },
};
