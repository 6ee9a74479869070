/** SQL: joins the budget in force for a service on a day, as `budget`. `$1` is the organization. */
export const joinBudget = (service: string, day: string): string => `left join budgets budget
  on budget.organization_id = $1 and budget.job_service_id = ${service} and budget.status = 'approved'
  and budget.deleted_at is null and budget.effective_from <= ${day}
  and (budget.effective_to is null or budget.effective_to >= ${day})`;

/** SQL: cents of the joined budget in the month of that day, with start-up in the first twelve months, as `startUpShare`. */
export const budgetCents = (day: string): string => `(budget.monthly_cents
  + case when ${day} < budget.effective_from + interval '12 months' then budget.startup_cents else 0 end
  + (select count(*) from unnest(budget.startup_extra_months) extra
      where ${day} < budget.effective_from + make_interval(months => extra)))`;

const shareOf = (part: string, whole: string): string =>
  `round((${part})::numeric / nullif(${whole}, 0), 4)::float8`;

/** SQL: the part of a net price that is left after the cost, as a fraction of the price. */
export const marginShare = (net: string, cost: string): string => shareOf(`${net} - ${cost}`, net);

/** SQL: the part of a net price that goes into labor, as a fraction. */
export const laborShare = (net: string, labor: string): string => shareOf(labor, net);
