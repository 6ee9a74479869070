import { z } from 'zod';
import { parentTypes, planLine, planStatuses, planTypes, workLoadLine } from '../contract/index.ts';

export const planRow = z.object({
  id: z.int(),
  job_id: z.int(),
  job_service_id: z.int(),
  parent_type: z.enum(parentTypes),
  parent_id: z.int(),
  plan_type: z.enum(planTypes),
  status: z.enum(planStatuses),
  effective_from: z.string(),
  sqft_basis: z.int().nullable(),
  override_reason: z.string(),
  work_load: z.array(workLoadLine),
  lines: z.array(planLine),
  /** Hundredths, fixed at the activation; null before. */
  weeks_per_month: z.int().nullable(),
  burden_pct: z.int().nullable(),
  updated_at: z.string(),
});

export type PlanRow = z.infer<typeof planRow>;
