/** SQL that joins, as `budget`, the one that is in force for a service on a day: cents of that month, start-up in the
 * first twelve months included, and of them those for labor. `$1` is the organization. */
export const joinBudget = (service: string, day: string): string => `left join lateral (
  select b.monthly_cents + case when ${day} < b.effective_from + interval '12 months' then b.startup_cents else 0 end as cents,
    b.labor_cents
  from budgets b
  where b.organization_id = $1 and b.job_service_id = ${service} and b.status = 'approved' and b.deleted_at is null
    and b.effective_from <= ${day} and (b.effective_to is null or b.effective_to >= ${day})) budget on true`;

const shareOf = (part: string, whole: string): string =>
  `round((${part})::numeric / nullif(${whole}, 0), 4)::float8`;

/** What is left of a price after what the service costs, as a share of the price. */
export const marginShare = (net: string, cost: string): string => shareOf(`${net} - ${cost}`, net);

/** Which part of a price goes into labor. */
export const laborShare = (net: string, labor: string): string => shareOf(labor, net);
