import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { units } from '../project/project-enums.ts';

/** What was used, how long people worked, and what others were paid for, such as a subcontractor. */
export const costKinds = ['material', 'hours', 'other'] as const;

export type CostKind = (typeof costKinds)[number];

/** Most entries of one project. */
export const maxCosts = 500;

/** Most that one entry can cost. */
const max = 9_999_999.99;

export const costFields = z.strictObject({
  kind: z.enum(costKinds),
  description: field.oneLine.max(200, 'character_limit_exceeded').default(''),
  quantity: z.number().positive('project_cost_quantity').max(99_999.99).multipleOf(0.01, 'two_decimals'),
  unit: z.enum(units),
  worked_on: field.date,
  task_id: field.id.nullable().default(null),
  /** Only from people who see money. Not sent, it stays as it is. */
  unit_cost: z.number().min(0).max(max).multipleOf(0.0001, 'project_four_decimals').nullable().optional(),
});

export type CostFields = z.output<typeof costFields>;

type Entered = Pick<CostFields, 'kind' | 'description' | 'quantity' | 'unit_cost'>;

/** What is wrong with an entry as a whole: a text of the catalogue for each field. */
export const wrongWithCost = ({
  kind,
  description,
  quantity,
  unit_cost,
}: Entered): Record<string, string> => ({
  ...(kind !== 'hours' && description === '' ? { description: 'required' } : {}),
  ...(quantity * (unit_cost ?? 0) > max ? { unit_cost: 'project_cost_too_high' } : {}),
});

/** The same as a check of a schema that holds the fields. */
export const checkEntry = (entry: Entered, context: z.core.$RefinementCtx): void => {
  for (const [name, message] of Object.entries(wrongWithCost(entry)))
    context.addIssue({ code: 'custom', path: [name], message });
};

export const cost = z.object({
  id: field.id,
  kind: z.enum(costKinds),
  description: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  worked_on: z.string(),
  task: z.object({ id: field.id, number: z.int() }).nullable(),
  noted_by: field.named.nullable(),
  /** Null as long as it has no price, and for people who may not see it. */
  unit_cost: z.number().nullable(),
  amount: z.number().nullable(),
  can_change: z.boolean(),
  updated_at: z.string(),
});

export type Cost = z.infer<typeof cost>;

const left = z.object({ margin: z.number(), share: z.number().nullable() }).nullable();

export const projectCosts = z.object({
  entries: z.array(cost),
  /** Estimated hours, null without an estimate, and noted hours; shown also to people who see no money. At a price for each date
   * the estimate is for the dates that are done. */
  hours: z.object({ estimated: z.number().nullable(), noted: z.number() }),
  /** Null for people who may not see it. */
  money: z
    .object({
      estimate: z.number(),
      actual: z.number(),
      by_kind: z.record(z.enum(costKinds), z.number()),
      /** The estimate minus the cost; negative when the work cost more. Null until every entry has a price. */
      difference: z.number().nullable(),
      /** Entries without a price, which are in no sum. */
      unpriced: z.int(),
      /** Dates that are done, where price and estimate are for each of them. */
      dates_done: z.int().nullable(),
      /** Null without a price of the project, and `made` like the difference. */
      estimated: left,
      made: left,
      /** Cost of an hour in the latest entry that says so. */
      hour_rate: z.number().nullable(),
    })
    .nullable(),
  can: z.object({ add: z.boolean(), price: z.boolean() }),
});

export type ProjectCosts = z.infer<typeof projectCosts>;
