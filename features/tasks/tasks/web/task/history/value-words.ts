import type { TextKey, Translate } from '#platform/web/i18n/index';
import { formatDate, formatDateTime } from '#platform/web/i18n/index';
import { valueText } from '#platform/web/ui/index';
import { template } from '../../../contract/task/template.ts';

type Named = readonly { id: number; name: string }[];

export type Names = { zone: string; people: Named; floors: Named; commonAreas: Named; areaTypes: Named };

const enumerations: Record<string, string> = {
  type: 'tasks:type',
  priority_level: 'tasks:priority',
  source: 'tasks:source',
  status: 'tasks:status',
};

const lists: Record<string, keyof Omit<Names, 'zone'>> = {
  assignee_user_ids: 'people',
  building_floor_id: 'floors',
  building_common_area_id: 'commonAreas',
  area_type_id: 'areaTypes',
};

/** The value of a field in words. */
export const valueWords = (field: string, value: unknown, names: Names, t: Translate): string =>
  valueText(value, t, (one) => {
    const enumeration = enumerations[field];
    if (enumeration) return t(`${enumeration}.${one}` as TextKey);
    const list = lists[field];
    if (list) return names[list].find(({ id }) => id === Number(one))?.name ?? t('tasks:history.unknown');
    if (field === 'scheduled_on') return formatDate(String(one));
    return field.endsWith('_at') ? formatDateTime(String(one), names.zone) : undefined;
  });

const known = new Set([...Object.keys(template), 'due_at', 'scheduled_on', 'building_tenants']);

export const fieldWords = (field: string, t: Translate): string =>
  known.has(field) ? t(`tasks:field.${field}` as TextKey) : field;
