import { derivedTitle } from '#features/tasks/contract';
import { type ProjectFields, priceOf } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';

/** Entered fields as they are compared and kept: with a title, and the price they make. */
export const settled = ({ price: entered, title, ...fields }: ProjectFields) => {
  const { price, overridden } = priceOf(fields.scope_lines, entered);
  return {
    ...fields,
    title: title || derivedTitle(fields.description),
    price: price === null ? null : price / 100,
    price_overridden: overridden,
  };
};

/** The same of a project that is there. */
export const settledOf = (project: StoredProject): Record<keyof ReturnType<typeof settled>, unknown> => ({
  ...project,
  price: project.cents === null ? null : project.cents / 100,
});

/** As columns. */
export const columnsOf = (fields: ReturnType<typeof settled>) => {
  const { projectType, scope_lines, cost_estimate, price, ...same } = fields;
  return {
    ...same,
    project_type: projectType,
    scope_lines: JSON.stringify(scope_lines),
    cost_estimate: JSON.stringify(cost_estimate),
    price: price === null ? null : Math.round(price * 100),
  };
};
