import type { MessageRef } from '#platform/contract/errors';
import { defineTransitions, type NameOf } from '#platform/contract/transitions';
import { planReaders, planWriters } from './flags.ts';
import type { ParentType } from './plan-fields.ts';

export const planStatuses = ['draft', 'active', 'archived'] as const;

export type PlanStatus = (typeof planStatuses)[number];

type Facts = {
  status: PlanStatus;
  parent: { name: string; open: boolean };
  /** What has ended, of all that the plan depends on. */
  over: { what: 'job' | 'service' | ParentType; name: string } | null;
};

const overCodes = {
  job: 'plan_job_inactive',
  service: 'plan_service_inactive',
  contract: 'plan_parent_closed',
  budget: 'plan_parent_closed',
};

/** So that nobody is scheduled where no work is done. */
const whatIsAgainst = ({ parent, over }: Facts): MessageRef | null => {
  if (!parent.open) return { code: 'plan_parent_closed', values: { name: parent.name } };
  return over && { code: overCodes[over.what], values: { name: over.name } };
};

/** An active plan is changed through a copy; nothing leads back to draft. */
export const planTransitions = defineTransitions({
  entity: 'staffing-plan',
  statuses: planStatuses,
  status: ({ status }: Facts) => status,
  right: [...planReaders, ...planWriters],
  edges: {
    activate: { from: ['draft'], to: 'active', guard: whatIsAgainst, event: 'staffing-plan.activated' },
    archive: { from: ['draft', 'active'], to: 'archived', event: 'staffing-plan.archived' },
  },
  automatic: {
    /** Another plan of its type is activated. */
    replace: { from: ['active'], to: 'archived', event: 'staffing-plan.replaced' },
    /** Its job or its service is made inactive. */
    end: { from: ['active'], to: 'archived', event: 'staffing-plan.ended' },
  },
});

export type PlanTransition = NameOf<typeof planTransitions>;
