import { siteName } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useAreas, useAreaTypes, useJobSites, usePeople } from '../queries.ts';

const namedFields = ['job_id', 'building_id', 'client_id', 'area_id', 'area_type_id', 'assignee_id'] as const;

export type NamedField = (typeof namedFields)[number];

type Named = readonly { id: number; name: string }[];

/** Names of the records that a list is narrowed to. Only what one of the fields asks for is read. A shared view or a link
 * may name something that this person does not see. */
export const useNames = (
  search: Partial<Record<NamedField, number | undefined>>,
  fields: readonly string[],
): ((field: NamedField) => string) => {
  const t = useText();
  const wanted = (...of: NamedField[]) => of.some((field) => fields.includes(field));
  const sites = useJobSites(wanted('job_id', 'building_id', 'client_id'));
  const areas = useAreas(wanted('area_id'));
  const areaTypes = useAreaTypes(wanted('area_type_id'));
  const people = usePeople(undefined, wanted('assignee_id'));
  return (field) => {
    const id = search[field];
    const nameOf = (named: Named = []): string =>
      named.find((one) => one.id === id)?.name ?? (named.length > 0 ? t('tasks:list.unseen') : `#${id}`);
    switch (field) {
      case 'job_id':
        return nameOf(sites.map((site) => ({ id: site.id, name: siteName(site) })));
      case 'building_id':
        return nameOf(sites.flatMap(({ buildings }) => buildings ?? []));
      case 'client_id':
        return nameOf(sites.map(({ client }) => client));
      case 'assignee_id':
        return nameOf(people);
      case 'area_id':
        return nameOf(areas);
      case 'area_type_id':
        return nameOf(areaTypes);
    }
  };
};
