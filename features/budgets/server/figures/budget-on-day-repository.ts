/** SQL that joins, as `budget`, the one that is in force for a service on a day. `$1` is the organization. */
export const joinBudget = (service: string, day: string): string => `left join budgets budget
  on budget.organization_id = $1 and budget.job_service_id = ${service} and budget.status = 'approved'
  and budget.deleted_at is null and budget.effective_from <= ${day}
  and (budget.effective_to is null or budget.effective_to >= ${day})`;

/** What a joined budget costs in the month of that day, start-up in the first twelve months included. */
export const budgetCents = (day: string): string => `(budget.monthly_cents
  + case when ${day} < budget.effective_from + interval '12 months' then budget.startup_cents else 0 end)`;

const shareOf = (part: string, whole: string): string =>
  `round((${part})::numeric / nullif(${whole}, 0), 4)::float8`;

/** What is left of a price after what the service costs, as a share of the price. */
export const marginShare = (net: string, cost: string): string => shareOf(`${net} - ${cost}`, net);

/** Which part of a price goes into labor. */
export const laborShare = (net: string, labor: string): string => shareOf(labor, net);
