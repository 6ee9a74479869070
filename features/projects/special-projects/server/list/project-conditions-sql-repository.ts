import { atBuildingsOfArea } from '#features/sites/jobs/server';
import { equal, type Values } from '#platform/server/db/values';
import { billableTypes, type PersonRole } from '../../contract/index.ts';

/** SQL about a project `t`, for its list and for figures. `$1` is the organization. */
const costs = `from special_project_costs k where k.organization_id = $1 and k.special_project_id = t.id
  and k.deleted_at is null`;

export const hasEstimate = 't.estimated > 0 and t.worth > 0';

/** Clients are billed for it. */
export const isBillable = `t.invoice_type in (${billableTypes.map((type) => `'${type}'`).join(', ')})`;

/** Its work is done; with all of that on issued invoices it would have the status `invoiced`. */
export const isNotInvoiced = `t.status = 'closed' and ${isBillable}`;

/** Something is known of what it took, and all of that has a price. */
export const hasCosts = `t.worth > 0 and exists (select ${costs})
  and not exists (select ${costs} and k.amount is null)`;

export const actualCents = `(select sum(k.amount) ${costs})`;

const withPerson = (values: Values, role: PersonRole, id: number | undefined): string[] =>
  id === undefined
    ? []
    : [
        `exists (select from special_project_people p where p.organization_id = $1
          and p.special_project_id = t.id and p.role = '${role}' and p.user_id = ${values.add(id)})`,
      ];

export type ProjectPlaces = {
  job_id?: number | undefined;
  area_id?: number | undefined;
  building_id?: number | undefined;
  scheduler_id?: number | undefined;
  manager_id?: number | undefined;
};

/** Where the project `t` is done, and whose it is. */
export const projectPlaces = (values: Values, places: ProjectPlaces): string[] => [
  ...equal(values, 't.job_id', places.job_id),
  ...(places.area_id === undefined ? [] : [atBuildingsOfArea(values, places.area_id)]),
  ...equal(values, 't.building_id', places.building_id),
  ...withPerson(values, 'scheduler', places.scheduler_id),
  ...withPerson(values, 'manager', places.manager_id),
];
