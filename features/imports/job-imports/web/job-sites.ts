import { z } from 'zod';
import { defineImport } from '#features/imports/imports/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatNumber } from '#platform/web/i18n/index';
import {
  jobImportEndpoints as calls,
  cleanRow,
  clearableTargets,
  enteredMapping,
  type ImportTarget,
  type JobImportMapping,
  measures,
  newImportClient,
  requiredOf,
  requiredTargets,
  type SiteKey,
  siteKeys,
} from '../contract/index.ts';
import { importsHref, jobsHref, jobsOfImportHref } from './addresses.ts';
import { example } from './example.ts';
import { chooseColumn } from './mapping/choose-column.ts';
import { SiteOptions } from './mapping/site-options.tsx';
import { useFirstClient } from './mapping/use-first-client.ts';

const body = z.strictObject({ mapping: enteredMapping });

const bodyWithClient = z.strictObject({ mapping: enteredMapping.extend({ client: newImportClient }) });

/** Validates a new client field by field: a union could only say that no shape matches. */
const bodyFor = ({ client }: JobImportMapping): typeof body | typeof bodyWithClient =>
  client !== null && 'name' in client ? bodyWithClient : body;

const inPlace = ['job_number', 'site_name', 'address', 'city', 'state', 'zip'];

/** The screens that import job sites. */
export const jobSites = defineImport<JobImportMapping>({
  calls: {
    list: calls.listJobImports,
    upload: calls.uploadJobImport,
    get: calls.getJobImport,
    header: calls.chooseJobImportHeader,
    preview: calls.previewJobImport,
    run: calls.runJobImport,
    undo: calls.undoJobImport,
    rows: calls.listJobImportRows,
    errors: calls.downloadJobImportErrors,
  },
  href: importsHref,
  param: 'importId',
  above: (t) => [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('jobs:titles.list'), to: jobsHref },
  ],
  words: (t) => ({
    title: t('job-imports:titles.list'),
    subtitle: t('job-imports:titles.subtitle'),
    steps: [
      t('job-imports:upload.steps.columns'),
      t('job-imports:upload.steps.check'),
      t('job-imports:upload.steps.run'),
      t('job-imports:upload.steps.undo'),
    ],
    templateName: t('job-imports:upload.templateName'),
    run: (count) => t('job-imports:result.run', { count, rows: formatNumber(count) }),
    undoQuestion: (count) => t('job-imports:undo.question', { count, sites: formatNumber(count) }),
    undone: (count, when) => t('job-imports:result.undoneText', { count, sites: formatNumber(count), when }),
    made: t('job-imports:result.sites'),
  }),
  target: (t, target) => t(`job-imports:targets.${target as ImportTarget}`),
  example,
  required: requiredTargets,
  requiredOf,
  matches: { keys: siteKeys, word: (t, key) => t(`job-imports:match.${key as SiteKey}`) },
  clearable: clearableTargets,
  measures,
  shown: {
    usual: [...inPlace, 'status'],
    always: ['job_number', 'site_name', 'status'],
    numbers: ['gross_cleanable_sqft', 'number_of_floors', 'lat', 'lng'],
    result: inPlace,
  },
  value: (t, target, value) => {
    if (value === '') return undefined;
    if (target === 'status') return t(`jobs:status.${value as JobImportMapping['default_status']}`);
    if (target === 'service_start_date') return formatDate(value);
    return target === 'report_required' || target === 'action_log_required'
      ? t(value === 'true' ? 'platform:list.yes' : 'platform:list.no')
      : undefined;
  },
  clean: (read, mapping) => cleanRow(read, mapping).row,
  schema: bodyFor,
  Options: SiteOptions,
  useOpened: useFirstClient,
  chooseColumn,
  rowHref: ({ job_id }) => (job_id === null ? undefined : jobHref(job_id)),
  // The list of an import has the sites that it made.
  madeHref: ({ id, created_rows }) => (created_rows > 0 ? jobsOfImportHref(id) : '/admin/jobs'),
});
