import { requiredTypes } from '../../contract/index.ts';
import {
  currentDocument,
  type DocumentParts,
  type DocumentQuery,
  datedStates,
  soonDays,
  stateOn,
} from './document-conditions-repository.ts';

const columns = (today: string): string =>
  `f.id, f.owner_id as job_id, f.purpose as type, f.expires_on, ${stateOn(today)} as state`;

const required = `array['${requiredTypes.join("', '")}']`;

/** Documents with a date, read in the order of the index of dates. */
const byDate = (
  { site, today, types }: DocumentParts,
  condition: string,
  place: number,
  [order, max]: [string, string],
): string =>
  `(select ${columns(today)}, ${place} as place, '' as number from files f join jobs j on j.id = f.owner_id and ${site}
    where ${currentDocument} and f.expires_on is not null and f.purpose = any(${types}) and ${condition}
    order by f.expires_on ${order}, f.id ${order} ${max})`;

const at = (condition: string, { today, types }: DocumentParts): string =>
  `select ${columns(today)}, 3 as place from files f
   where ${currentDocument} and f.owner_id = j.id and f.purpose = any(${types}) and ${condition}`;

const gapId = `-(j.id * 16 + array_position(${required}, r.type))`;

/** The missing documents of one site. Each has an id of its own below zero, which no file has. */
const lackingAt = (parts: DocumentParts): string =>
  `select ${gapId} as id, j.id as job_id, r.type, null::date as expires_on, 'missing' as state, 1 as place
   from unnest(${parts.required}) r (type) where not exists (
     select from files f where ${currentDocument} and f.owner_id = j.id and f.purpose = r.type)`;

/** The missing documents of all sites, one type after the other. Each type compares all sites with the hash table of its
 * documents: where hardly any site lacks one, the planner would otherwise look at every site separately. */
const lacking = ({ site, lackable }: DocumentParts, order: string, max: string): string[] =>
  lackable.map(
    (
      type,
    ) => `(select ${gapId} as id, j.id as job_id, r.type, null::date as expires_on, 'missing' as state, 1 as place,
        j.job_number as number
      from jobs j cross join (values ('${type}')) r (type) where ${site} and (j.id in (
        select f.owner_id from files f where ${currentDocument} and f.purpose = '${type}')) is not true
      order by j.job_number ${order} ${max})`,
  );

/** Reads the documents site by site, so that the statement stops when the page is full. */
const bySite = (parts: DocumentParts, states: readonly string[], order: string, max: string): string =>
  `(select d.*, j.job_number as number from jobs j cross join lateral (${states.join(' union all ')}) d
    where ${parts.site} order by j.job_number ${order}, d.type, d.id ${max})`;

/** Documents without a date. The sites that have one are found first: among thousands of sites they may be few. */
const undated = (parts: DocumentParts, order: string, max: string): string => {
  const has = `(j.id in (select f.owner_id from files f
    where ${currentDocument} and f.expires_on is null and f.purpose = any(${parts.types}))) is true`;
  const site = `${parts.site} and ${has}`;
  return bySite({ ...parts, site }, [at('f.expires_on is null', parts)], order, max);
};

/** SQL for the rows `d` of a list in its order, at most `max`, which is written into the statement. By state, documents that
 * are expired or expire soon come first, then missing ones, then those that are valid for longer, then those without a
 * date. */
export const documentRows = (
  parts: DocumentParts,
  { sort, order }: Pick<DocumentQuery, 'sort' | 'order'>,
  max: number | null,
): { from: string; order: string } => {
  const limit = max === null ? '' : `limit ${Number(max)}`;
  const { states, dated, today, mayBeUndated } = parts;
  const soon = states.filter((state) => state === 'expired' || state === 'expiring');
  const hasCurrent = states.includes('current');
  const hasMissing = states.includes('missing');
  if (sort === 'job_number' && (hasCurrent || soon.length > 0)) {
    const condition = hasCurrent ? `(f.expires_on is null or ${dated})` : dated;
    const all = [at(condition, parts), ...(hasMissing ? [lackingAt(parts)] : [])];
    return { from: `(${bySite(parts, all, order, limit)}) d`, order: `d.number ${order}, d.type, d.id` };
  }
  const [one, other] = soon;
  // Expired and expiring documents together are one range in the index of dates.
  const isSoon = one && !other ? datedStates[one](today) : `f.expires_on <= ${today}::date + ${soonDays}`;
  const branches = [
    ...(soon.length > 0 ? [byDate(parts, isSoon, 0, [order, limit])] : []),
    ...(hasMissing ? lacking(parts, order, limit) : []),
    ...(hasCurrent ? [byDate(parts, datedStates.current(today), 2, [order, limit])] : []),
    ...(hasCurrent && mayBeUndated ? [undated(parts, order, limit)] : []),
  ];
  return {
    from: `(${branches.join(' union all ')}) d`,
    order: `d.place ${order}, d.expires_on ${order}, d.number ${order}, d.type, d.id ${order}`,
  };
};
