import { z } from 'zod';
import type { ImportRecord } from '#features/imports/imports/contract';
import { defineImport, useImportSearch } from '#features/imports/imports/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatNumber } from '#platform/web/i18n/index';
import {
  rentRollEndpoints as calls,
  cleanRow,
  measures,
  type RentRollMapping,
  type RentRollTarget,
  rentRollMapping,
  requiredTargets,
} from '../contract/index.ts';
import { rentRollsHref } from './addresses.ts';
import { example } from './example.ts';
import { RentRollOptions } from './rent-roll-options.tsx';

/** A person who comes from the page of a building means that building, unless the file names others. */
const useOpenedFrom = (record: ImportRecord): RentRollMapping => {
  const { of } = useImportSearch();
  const mapping = record.mapping as RentRollMapping;
  const { building_name, job_number } = mapping.columns;
  const isNamed = building_name !== undefined || job_number !== undefined;
  return of === undefined || isNamed || mapping.building_id !== null
    ? mapping
    : { ...mapping, building_id: of };
};

const body = z.strictObject({ mapping: rentRollMapping });

const shown = [
  'building_name',
  'job_number',
  'floors',
  'suite',
  'tenant_name',
  'sqft',
  'move_in',
  'move_out',
];

/** The screens that import rent rolls. */
export const rentRoll = defineImport<RentRollMapping>({
  calls: {
    list: calls.listRentRolls,
    upload: calls.uploadRentRoll,
    get: calls.getRentRoll,
    header: calls.chooseRentRollHeader,
    preview: calls.previewRentRoll,
    run: calls.runRentRoll,
    undo: calls.undoRentRoll,
    rows: calls.listRentRollRows,
    errors: calls.downloadRentRollErrors,
  },
  href: rentRollsHref,
  param: 'rentRollId',
  above: (t) => [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('jobs:titles.list'), to: '/admin/jobs' },
  ],
  words: (t) => ({
    title: t('rent-rolls:titles.list'),
    subtitle: t('rent-rolls:titles.subtitle'),
    steps: [
      t('rent-rolls:steps.columns'),
      t('rent-rolls:steps.check'),
      t('rent-rolls:steps.run'),
      t('rent-rolls:steps.undo'),
    ],
    templateName: t('rent-rolls:result.templateName'),
    run: (count) => t('rent-rolls:result.run', { count, rows: formatNumber(count) }),
    undoQuestion: (count) => t('rent-rolls:result.undoQuestion', { count, rows: formatNumber(count) }),
    undone: (count, when) => t('rent-rolls:result.undone', { count, rows: formatNumber(count), when }),
    made: t('rent-rolls:result.made'),
  }),
  target: (t, target) => t(`rent-rolls:targets.${target as RentRollTarget}`),
  example,
  required: requiredTargets,
  measures,
  shown: { usual: shown, always: ['tenant_name'], numbers: ['sqft'], result: shown },
  value: (t, target, value) => {
    if (target === 'tenant_name' && value === '') return t('rent-rolls:vacant');
    if (target === 'check_doors' && value !== '') return t(`rent-rolls:doors.${value as 'true' | 'false'}`);
    return undefined;
  },
  clean: (read, mapping) => cleanRow(read, mapping).row,
  schema: () => body,
  Options: RentRollOptions,
  useOpened: useOpenedFrom,
  rowHref: ({ record }) => (record ? jobHref(record.page, 'buildings') : undefined),
  madeHref: (_record, rows) => {
    const page = rows.find(({ record }) => record)?.record?.page;
    return page === undefined ? '/admin/jobs' : jobHref(page, 'buildings');
  },
});
