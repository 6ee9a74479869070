/** SQL of the square feet of a building that are vacant on a day. A floor that is vacant as a whole counts once: its parts
 * are in it. `$1` is the organization. */
export const vacantSqft = (
  building: string,
  day: string,
): string => `(select coalesce(sum(floor.sqft), 0)::int from (
  select coalesce(max(o.sqft) filter (where o.kind = 'FF'), sum(o.sqft)) as sqft
  from building_vacancies o
  where o.organization_id = $1 and o.building_id = ${building} and o.deleted_at is null
    and o.from_date <= ${day} and (o.to_date is null or o.to_date >= ${day})
  group by o.floor_id) floor)`;
