import { areaSubtree } from '#features/sites/areas/server';
import { jobInAreas } from '#features/sites/buildings/server';
import { jobHasWord } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, type Values } from '#platform/server/db/values';
import {
  type DocumentState,
  type DocumentType,
  type documentListEndpoints,
  documentStates,
  mustExpire,
  requiredTypes,
} from '../../contract/index.ts';

export type DocumentQuery = QueryOf<(typeof documentListEndpoints)['listJobDocuments']>;

export type DocumentFilter = Omit<DocumentQuery, 'page' | 'per_page' | 'total'>;

export type Reading = { today: string; types: readonly DocumentType[] };

/** Days before its expiry date from which on a document counts as expiring. */
export const soonDays = 60;

export const currentDocument = `f.organization_id = $1 and f.owner_entity = 'job-document'
  and f.archived_at is null and f.deleted_at is null`;

/** SQL of the state of the document `f`. */
export const stateOn = (today: string): string => `case when f.expires_on < ${today}::date then 'expired'
  when f.expires_on <= ${today}::date + ${soonDays} then 'expiring' else 'current' end`;

export const datedStates: Record<Exclude<DocumentState, 'missing'>, (today: string) => string> = {
  expired: (today) => `f.expires_on < ${today}::date`,
  expiring: (today) => `f.expires_on between ${today}::date and ${today}::date + ${soonDays}`,
  current: (today) => `f.expires_on > ${today}::date + ${soonDays}`,
};

/** The parts of a statement that lists documents: the sites `j`, their documents `f`, and the missing ones. */
export type DocumentParts = {
  values: Values;
  states: readonly DocumentState[];
  /** Conditions of the site. */
  site: string;
  /** SQL for today, for the listed types, and for those of them that may be missing. */
  today: string;
  types: string;
  required: string;
  /** SQL condition: a document with a date is in one of the wanted states. */
  dated: string;
  /** The listed types that may be missing. */
  lackable: readonly DocumentType[];
  /** Whether a document of one of the types may have no date. */
  mayBeUndated: boolean;
};

export const documentParts = async (
  tenant: Tenant,
  reading: Reading,
  query: Omit<DocumentFilter, 'sort' | 'order'>,
): Promise<DocumentParts> => {
  const [areas, words] = await Promise.all([
    query.area_id === undefined ? undefined : areaSubtree(tenant, query.area_id),
    loadSearchWords(tenant, ['jobs'], query.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const wanted = reading.types.filter((type) => query.type?.includes(type) ?? true);
  const today = values.add(reading.today);
  const types = `${values.add(wanted)}::text[]`;
  const lackable = requiredTypes.filter((type) => wanted.includes(type));
  const required = `${values.add(lackable)}::text[]`;
  const states = query.state?.length ? query.state : documentStates;
  const site = [
    // Mentions every parameter, because PostgreSQL must know the type of each.
    `${today}::date is not null and ${types} is not null and ${required} is not null`,
    `j.organization_id = $1 and j.deleted_at is null and j.status <> 'inactive'`,
    ...equal(values, 'j.client_id', query.client_id),
    ...(areas ? [jobInAreas('j.id', values.add(areas))] : []),
    ...words.map((word) => jobHasWord('j.id', word, values.add)),
  ];
  if (!tenant.seesAllJobs) {
    site.push(`j.id = any(array(select v.job_id from visible_jobs v
      where v.organization_id = $1 and v.user_id = ${values.add(tenant.userId)}))`);
  }
  const dated = states.flatMap((state) => (state === 'missing' ? [] : [datedStates[state](today)]));
  return {
    values,
    states,
    today,
    types,
    required,
    lackable,
    mayBeUndated: wanted.some((type) => !mustExpire(type)),
    site: site.join(' and '),
    dated: dated.length === 3 ? 'true' : `(${dated.join(' or ') || 'false'})`,
  };
};
