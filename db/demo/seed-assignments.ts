import { Temporal } from 'temporal-polyfill';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { TaskPlace } from './seed-tasks.ts';

/** The roles, and who holds them in the western and in the eastern half of the sites. */
const roles = [
  { name: 'Area Manager', role_key: 'area-manager', west: ['area.manager'], east: ['area.manager.midwest'] },
  { name: 'Assistant Manager', role_key: 'assistant-manager', west: ['assistant.manager'], east: [] },
  { name: 'Supervisor', role_key: 'supervisor', west: ['supervisor'], east: ['supervisor.midwest'] },
  { name: 'Day Porter', role_key: 'day-porter', west: ['porter'], east: ['porter.midwest'] },
  { name: 'CSR', role_key: 'csr', west: ['csr'], east: ['csr'] },
  { name: 'Sales Rep', role_key: 'sales-rep', west: ['sales'], east: ['sales'] },
  { name: 'Viewer', role_key: 'viewer', west: ['viewer'], east: [] },
] as const;

/** Day porters and the client's viewer get a few sites each, the others all of their half. */
const sitesOf = (key: string, places: readonly TaskPlace[]): readonly TaskPlace[] =>
  key === 'day-porter' ? places.slice(0, 12) : key === 'viewer' ? places.slice(0, 8) : places;

/** Months since the supervisor of the western half took over from the former one. */
const monthsSince = 4;

/** Who held an assignment until then, and has left the company. */
const predecessors = { supervisor: 'former' } as const;

type Row = { userId: number; jobId: number; from?: string; to?: string };

export const seedAssignments = async (
  tenant: Tenant,
  people: Map<string, number>,
  places: readonly TaskPlace[],
  today: string,
): Promise<void> => {
  const from = Temporal.PlainDate.from(today).subtract({ months: monthsSince }).with({ day: 1 });
  const to = from.subtract({ days: 1 });
  const periods = (login: string, jobId: number): Row[] => {
    const userId = people.get(login) ?? 0;
    const before = login in predecessors ? predecessors[login as keyof typeof predecessors] : undefined;
    if (!before) return [{ userId, jobId }];
    return [
      { userId: people.get(before) ?? 0, jobId, to: to.toString() },
      { userId, jobId, from: from.toString() },
    ];
  };
  const half = Math.floor(places.length * 0.55);
  const sides = { west: places.slice(0, half), east: places.slice(half) };
  for (const [sort, role] of roles.entries()) {
    const id = await createAssignment(tenant, null, {
      name: role.name,
      role_key: role.role_key,
      is_notifiable: role.role_key !== 'viewer',
      sort,
    });
    for (const side of ['west', 'east'] as const) {
      const rows = role[side].flatMap((login) =>
        sitesOf(role.role_key, sides[side]).flatMap(({ jobId }) => periods(login, jobId)),
      );
      await assignUsers(tenant, id, rows);
    }
  }
};
