import { z } from 'zod';
import { defineImport } from '#features/imports/imports/web';
import { formatNumber, formatPhone } from '#platform/web/i18n/index';
import {
  peopleImportEndpoints as calls,
  cleanRow,
  clearableTargets,
  type PeopleImportMapping,
  type PersonKey,
  type PersonTarget,
  peopleImportMapping,
  personKeys,
  requiredOf,
  requiredTargets,
} from '../contract/index.ts';
import { example } from './example.ts';
import { PeopleOptions } from './people-options.tsx';

const body = z.strictObject({ mapping: peopleImportMapping });

const shown = ['first_name', 'last_name', 'email', 'roles', 'license', 'employee_code', 'jobs'];

/** The screens that import people. */
export const peopleKind = defineImport<PeopleImportMapping>({
  calls: {
    list: calls.listPeopleImports,
    upload: calls.uploadPeopleImport,
    get: calls.getPeopleImport,
    header: calls.choosePeopleImportHeader,
    preview: calls.previewPeopleImport,
    run: calls.runPeopleImport,
    undo: calls.undoPeopleImport,
    rows: calls.listPeopleImportRows,
    errors: calls.downloadPeopleImportErrors,
  },
  href: '/admin/users/import',
  param: 'peopleImportId',
  above: (t) => [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('people:titles.list'), to: '/admin/users' },
  ],
  words: (t) => ({
    title: t('people-imports:titles.list'),
    subtitle: t('people-imports:titles.subtitle'),
    steps: [
      t('people-imports:steps.columns'),
      t('people-imports:steps.check'),
      t('people-imports:steps.run'),
      t('people-imports:steps.undo'),
    ],
    templateName: t('people-imports:result.templateName'),
    run: (count) => t('people-imports:result.run', { count, rows: formatNumber(count) }),
    undoQuestion: (count) => t('people-imports:result.undoQuestion', { count, rows: formatNumber(count) }),
    undone: (count, when) => t('people-imports:result.undone', { count, rows: formatNumber(count), when }),
    made: t('people-imports:result.made'),
  }),
  target: (t, target) => t(`people-imports:targets.${target as PersonTarget}`),
  example,
  required: requiredTargets,
  requiredOf,
  matches: { keys: personKeys, word: (t, key) => t(`people-imports:targets.${key as PersonKey}`) },
  clearable: clearableTargets,
  measures: [],
  shown: { usual: shown, always: ['email', 'license'], numbers: [], result: shown },
  value: (t, target, value) => {
    if (target === 'license' && value !== '') return t(`people:license.${value as 'full'}`);
    if (target === 'locale' && value !== '') return t(`people-imports:locale.${value as 'en'}`);
    if (target === 'phone' && value !== '') return formatPhone(value);
    return undefined;
  },
  clean: (read, mapping) => cleanRow(read, mapping).row,
  schema: () => body,
  Options: PeopleOptions,
  rowHref: ({ record }) => (record ? `/admin/user/${record.page}` : undefined),
  madeHref: ({ created_rows }) => (created_rows > 0 ? '/admin/users?status=invited' : '/admin/users'),
});
