import type { SiteCriterion } from '#features/sites/jobs/server';
import { type DocumentType, mayReadType, missableTypes } from '../../contract/index.ts';
import { currentDocument } from './document-conditions-repository.ts';

const site = `j.organization_id = $1 and j.deleted_at is null and j.status <> 'inactive'`;

const typeOf = (value: number): DocumentType | undefined => missableTypes[value - 1];

/** Sites without a document of a type. The documents of the type are one hash table and are not looked up site by site. */
export const missingDocumentCriterion: SiteCriterion = {
  flags: ['hasAccessWorld'],
  max: missableTypes.length,
  mayUse: (value, flags) => mayReadType(flags, typeOf(value) ?? 'other'),
  jobsWith: (value, values) =>
    `select j.id as job_id from jobs j where ${site} and (j.id in (
      select f.owner_id from files f
      where ${currentDocument} and f.purpose = ${values.add(typeOf(value) ?? '')})) is not true`,
  jobsByValue: (values) =>
    `select j.id as job_id, r.place as value from jobs j
      cross join unnest(${values.add(missableTypes)}::text[]) with ordinality r (type, place)
      where ${site} and not exists (select from files f
        where ${currentDocument} and f.purpose = r.type and f.owner_id = j.id)`,
};
