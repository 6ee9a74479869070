import { z } from 'zod';
import { defineImport } from '#features/imports/imports/web';
import { formatNumber, formatPhone } from '#platform/web/i18n/index';
import {
  type ClientImportMapping,
  type ClientKey,
  type ClientTarget,
  clientImportEndpoints as calls,
  cleanRow,
  clearableTargets,
  clientImportMapping,
  clientKeys,
  measures,
  requiredOf,
  requiredTargets,
} from '../contract/index.ts';
import { ClientOptions } from './client-options.tsx';
import { example } from './example.ts';

const body = z.strictObject({ mapping: clientImportMapping });

const shown = ['account_number', 'name', 'type', 'phone', 'contact_name', 'contact_email', 'contact_rank'];

/** The screens that import clients with their contacts. */
export const clientsWithContacts = defineImport<ClientImportMapping>({
  calls: {
    list: calls.listClientImports,
    upload: calls.uploadClientImport,
    get: calls.getClientImport,
    header: calls.chooseClientImportHeader,
    preview: calls.previewClientImport,
    run: calls.runClientImport,
    undo: calls.undoClientImport,
    rows: calls.listClientImportRows,
    errors: calls.downloadClientImportErrors,
  },
  href: '/admin/clients/import',
  param: 'clientImportId',
  above: (t) => [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('clients:titles.list'), to: '/admin/clients' },
  ],
  words: (t) => ({
    title: t('client-imports:titles.list'),
    subtitle: t('client-imports:titles.subtitle'),
    steps: [
      t('client-imports:steps.columns'),
      t('client-imports:steps.check'),
      t('client-imports:steps.run'),
      t('client-imports:steps.undo'),
    ],
    templateName: t('client-imports:result.templateName'),
    run: (count) => t('client-imports:result.run', { count, rows: formatNumber(count) }),
    undoQuestion: (count) => t('client-imports:result.undoQuestion', { count, rows: formatNumber(count) }),
    undone: (count, when) => t('client-imports:result.undone', { count, rows: formatNumber(count), when }),
    made: t('client-imports:result.made'),
  }),
  target: (t, target) => t(`client-imports:targets.${target as ClientTarget}`),
  example,
  required: requiredTargets,
  requiredOf,
  matches: { keys: clientKeys, word: (t, key) => t(`client-imports:targets.${key as ClientKey}`) },
  clearable: clearableTargets,
  measures,
  shown: { usual: shown, always: ['account_number'], numbers: [], result: shown },
  value: (t, target, value) => {
    if (target === 'type' && value !== '') return t(`clients:type.${value as 'other'}`);
    if (target === 'contact_rank' && value !== '') return t(`clients:rank.${value as 'other'}`);
    if ((target === 'phone' || target === 'contact_phone') && value !== '') return formatPhone(value);
    return undefined;
  },
  clean: (read, mapping) => cleanRow(read, mapping).row,
  schema: () => body,
  Options: ClientOptions,
  rowHref: ({ record }) => (record ? `/admin/clients/edit/${record.page}` : undefined),
  madeHref: () => '/admin/clients',
});
