import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { costFigures, hourFigures, maxCosts, type ProjectCosts, seesMoney } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { doneTasks } from '../transitions/project-tasks-repository.ts';
import { mayNoteCosts, ownsCost } from './cost-policy.ts';
import { costsOfProject, lastHourRate, type StoredCost } from './cost-repository.ts';

type Call = { tenant: Tenant; person: Person };

type Left = { margin: number; share: number | null } | null;

const dollars = (left: Left): Left => left && { ...left, margin: left.margin / 100 };

const moneyOf = async (
  tenant: Tenant,
  project: StoredProject,
  { entries, dates }: { entries: readonly StoredCost[]; dates: number | null },
) => {
  const { byKind, estimate, actual, difference, unpriced, estimated, made } = costFigures(entries, {
    ...project,
    dates,
  });
  return {
    estimate: estimate / 100,
    actual: actual / 100,
    by_kind: { material: byKind.material / 100, hours: byKind.hours / 100, other: byKind.other / 100 },
    difference: difference === null ? null : difference / 100,
    unpriced,
    dates_done: dates,
    estimated: dollars(estimated),
    made: dollars(made),
    hour_rate: await lastHourRate(tenant),
  };
};

/** What a project took, as this person may see it. */
export const presentCosts = async (
  { tenant, person }: Call,
  project: StoredProject,
): Promise<ProjectCosts> => {
  const stored = await costsOfProject(tenant, project.id, maxCosts);
  const shown = seesMoney(person.flags);
  const dates = project.price_basis === 'per_occurrence' ? await doneTasks(tenant, project.id) : null;
  const add = mayNoteCosts(project.status, person);
  return {
    entries: stored.map(({ cents, unit_cost, created_by, special_project_id: _id, ...entry }) => ({
      ...entry,
      unit_cost: shown ? unit_cost : null,
      amount: shown && cents !== null ? cents / 100 : null,
      can_change: add && ownsCost({ created_by }, person),
    })),
    hours: hourFigures(stored, project.cost_estimate, dates),
    money: shown ? await moneyOf(tenant, project, { entries: stored, dates }) : null,
    can: { add, price: add && shown },
  };
};
