import { z } from 'zod';
import { contractHref } from '#features/contracts/contracts/web';
import { defineImport } from '#features/imports/imports/web';
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/index';
import {
  type ContractImportMapping,
  type ContractTarget,
  contractImportEndpoints as calls,
  cleanRow,
  contractImportMapping,
  measures,
  requiredTargets,
} from '../contract/index.ts';
import { example } from './example.ts';

const body = z.strictObject({ mapping: contractImportMapping });

const prices = ['labor_price', 'supply_price', 'equipment_price', 'tech_price', 'other_price'];

const dates = ['start_date', 'termination_date', 'signed_at'];

const shown = ['job_number', 'service', 'number', 'start_date', 'termination_date', ...prices];

/** The screens that import contracts with their prices. */
export const contractPrices = defineImport<ContractImportMapping>({
  calls: {
    list: calls.listContractImports,
    upload: calls.uploadContractImport,
    get: calls.getContractImport,
    header: calls.chooseContractImportHeader,
    preview: calls.previewContractImport,
    run: calls.runContractImport,
    undo: calls.undoContractImport,
    rows: calls.listContractImportRows,
    errors: calls.downloadContractImportErrors,
  },
  href: '/admin/contracts/import',
  param: 'contractImportId',
  above: (t) => [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('contracts:panel'), to: '/admin/contracts' },
  ],
  words: (t) => ({
    title: t('contract-imports:titles.list'),
    subtitle: t('contract-imports:titles.subtitle'),
    steps: [
      t('contract-imports:steps.columns'),
      t('contract-imports:steps.check'),
      t('contract-imports:steps.run'),
      t('contract-imports:steps.undo'),
    ],
    templateName: t('contract-imports:result.templateName'),
    run: (count) => t('contract-imports:result.run', { count, rows: formatNumber(count) }),
    undoQuestion: (count) => t('contract-imports:result.undoQuestion', { count, rows: formatNumber(count) }),
    undone: (count, when) => t('contract-imports:result.undone', { count, rows: formatNumber(count), when }),
    made: t('contract-imports:result.made'),
  }),
  target: (t, target) => t(`contract-imports:targets.${target as ContractTarget}`),
  example,
  required: requiredTargets,
  measures,
  shown: { usual: shown, always: ['job_number', 'number'], numbers: prices, result: shown },
  value: (t, target, value) => {
    if (value === '') return undefined;
    if (prices.includes(target)) return formatMoney(Number(value));
    if (dates.includes(target)) return formatDate(value);
    return target === 'auto_renew'
      ? t(value === 'true' ? 'platform:list.yes' : 'platform:list.no')
      : undefined;
  },
  clean: (read, mapping) => cleanRow(read, mapping).row,
  schema: () => body,
  rowHref: ({ job_id, record }) =>
    record && job_id !== null
      ? contractHref({ jobId: job_id, serviceId: record.page }, record.id)
      : undefined,
  madeHref: () => '/admin/contracts',
});
