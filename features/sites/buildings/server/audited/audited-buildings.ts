import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { intlOf } from '#platform/server/texts/read-texts';
import { hoursByDay } from '../../contract/index.ts';
import { buildingTexts } from '../texts.ts';

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);

const dayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf[locale], { weekday: 'short', timeZone: 'UTC' }).format(
    sunday + day * 86_400_000,
  );

/** `Sun closed, Mon 08:00–17:00`: each day, because any of them may be the one that changed. */
const hoursWords = (value: unknown, locale: Locale): string => {
  const byDay = hoursByDay(value) ?? [];
  return Array.from({ length: 7 }, (_, day) => {
    const span = byDay[day];
    return `${dayName(day, locale)} ${span ? `${span.start}–${span.end}` : buildingTexts(locale)('closed')}`;
  }).join(', ');
};

const path = (id: number) => `/admin/building/${id}`;

const ofBuilding = { of: 'building_id', path };

/** What the audit log says about buildings and their parts. The access note has no words: its text is never shown. */
export const auditedBuildings = {
  building: {
    records: { table: 'buildings', name: 'r.name', path },
    words: auditWords(buildingTexts, {
      fields: {
        name: 'edit.name',
        address: 'facts.address',
        address_2: 'edit.address2',
        city: 'edit.city',
        state: 'edit.state',
        zip: 'edit.zip',
        area_id: 'facts.area',
        county: 'facts.county',
        gross_cleanable_sqft: 'facts.sqft',
        number_of_floors: 'facts.floors',
        zones: 'facts.zones',
        inspection_frequency_days: 'facts.frequency',
        time_zone: 'facts.zone',
        business_hours: 'facts.hours',
        lat: 'position.latitude',
        lng: 'position.longitude',
        floor_ids: 'tenant.floors',
      },
      values: { status: 'statuses' },
      described: { business_hours: hoursWords },
    }),
    refers: { area_id: 'area', floor_ids: 'floor' },
  },
  floor: {
    records: { table: 'floors', name: 'r.label', ...ofBuilding },
    words: auditWords(buildingTexts, {
      fields: { number: 'plan.floor', label: 'floors.name', cleanable_sqft: 'facts.sqft' },
    }),
  },
  'building-tenant': {
    records: { table: 'building_tenants', name: 'r.name', ...ofBuilding },
    words: auditWords(buildingTexts, {
      fields: {
        name: 'tenant.name',
        suite: 'tenant.suite',
        floor_ids: 'tenant.floors',
        sqft: 'plan.sqft',
        color: 'tenant.color',
        contact_name: 'tenant.contactName',
        contact_email: 'tenant.contactEmail',
        contact_phone: 'tenant.contactPhone',
        check_doors: 'tenant.checkDoors',
        move_in: 'tenant.moveIn',
        move_out: 'tenant.moveOut',
      },
      values: { color: 'colors' },
    }),
    refers: { floor_ids: 'floor' },
  },
  vacancy: {
    records: {
      table: 'building_vacancies',
      name: `(select f.label from floors f where f.organization_id = $1 and f.id = r.floor_id)`,
      ...ofBuilding,
    },
    words: auditWords(buildingTexts, {
      fields: {
        floor_id: 'plan.floor',
        sqft: 'plan.sqft',
        kind: 'vacancy.kind',
        from_date: 'vacancy.from',
        to_date: 'vacancy.to',
        notice_date: 'vacancy.notice',
      },
      values: { kind: 'vacancyKinds' },
    }),
    refers: { floor_id: 'floor' },
  },
  'common-area': {
    records: { table: 'common_areas', name: 'r.name', ...ofBuilding },
    words: auditWords(buildingTexts, {
      fields: {
        name: 'edit.name',
        floor_ids: 'tenant.floors',
        background: 'area.background',
        color: 'area.color',
        sqft: 'area.sqft',
        high_touch_points: 'area.points',
      },
      values: { background: 'backgrounds', color: 'colors' },
    }),
    refers: { floor_ids: 'floor' },
  },
} as const satisfies Readonly<Record<string, Audited>>;
