import { derivedTitle } from '#features/tasks/tasks/contract';
import { type ProjectFields, priceOf } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';

/** Ids in order, so that the order in which they were chosen makes no difference. */
const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b);

/** Entered fields in the form in which they are compared and stored: with a title, and with the price that they make. */
export const settled = ({ price: entered, title, ...fields }: ProjectFields) => {
  const { price, overridden } = priceOf(fields.scope_lines, entered);
  return {
    ...fields,
    building_tenant_ids: inOrder(fields.building_tenant_ids),
    title: title || derivedTitle(fields.description),
    price: price === null ? null : price / 100,
    price_overridden: overridden,
  };
};

/** The same fields of a stored project. */
export const settledOf = (project: StoredProject): Record<keyof ReturnType<typeof settled>, unknown> => ({
  ...project,
  building_tenant_ids: inOrder(project.building_tenants.map(({ id }) => id)),
  price: project.cents === null ? null : project.cents / 100,
});

/** The fields as columns of the table. */
export const columnsOf = (fields: ReturnType<typeof settled>) => {
  const { projectType, scope_lines, cost_estimate, price, building_tenant_ids: _tenants, ...same } = fields;
  return {
    ...same,
    project_type: projectType,
    scope_lines: JSON.stringify(scope_lines),
    cost_estimate: JSON.stringify(cost_estimate),
    price: price === null ? null : Math.round(price * 100),
  };
};
