import { siteName } from '#features/jobs/web';
import { useAreas, useAreaTypes, useJobSites, usePeople } from '../queries.ts';

const namedFields = ['job_id', 'building_id', 'client_id', 'area_id', 'area_type_id', 'assignee_id'] as const;

export type NamedField = (typeof namedFields)[number];

const nameOf = (named: readonly { id: number; name: string }[] | undefined, id: number | undefined) =>
  named?.find((one) => one.id === id)?.name ?? `#${id}`;

/** Names of the records that a list is narrowed to. Only what one of the fields asks for is read. */
export const useNames = (
  search: Partial<Record<NamedField, number | undefined>>,
  fields: readonly string[],
): ((field: NamedField) => string) => {
  const wanted = (...of: NamedField[]) => of.some((field) => fields.includes(field));
  const sites = useJobSites(wanted('job_id', 'building_id', 'client_id'));
  const areas = useAreas(wanted('area_id'));
  const areaTypes = useAreaTypes(wanted('area_type_id'));
  const people = usePeople(undefined, wanted('assignee_id'));
  return (field) => {
    const id = search[field];
    switch (field) {
      case 'job_id': {
        const site = sites.find((one) => one.id === id);
        return site ? siteName(site) : `#${id}`;
      }
      case 'building_id':
        return nameOf(
          sites.flatMap(({ buildings }) => buildings ?? []),
          id,
        );
      case 'client_id':
        return nameOf(
          sites.map(({ client }) => client),
          id,
        );
      case 'assignee_id':
        return nameOf(people, id);
      case 'area_id':
        return nameOf(areas, id);
      case 'area_type_id':
        return nameOf(areaTypes, id);
    }
  };
};
