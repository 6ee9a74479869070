import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { content } from './content.ts';
import { inspectionType } from './inspection-type.ts';
import { ratingScale } from './rating-scale.ts';
import { template } from './template.ts';

export const transferFormats = ['json', 'csv'] as const;

export type TransferFormat = (typeof transferFormats)[number];

/** Maximum number of characters of a file. */
export const longestImport = 800_000;

export const libraryKeys = [
  'quick',
  'office',
  'restroom',
  'medical',
  'school',
  'day_porter',
  'appa',
  'retail',
  'bank',
  'gym',
  'warehouse',
  'apartment',
  'garage',
  'daycare',
  'church',
  'post_construction',
  'move_out',
  'hard_floor',
  'carpet',
  'window',
] as const;

export const libraryKey = z.enum(libraryKeys);

export type LibraryKey = z.infer<typeof libraryKey>;

export const libraryRow = z.object({
  key: libraryKey,
  name: z.string(),
  description: z.string(),
  type: inspectionType,
  sections: z.int(),
  questions: z.int(),
});

export type LibraryRow = z.infer<typeof libraryRow>;

const inLanguage = z.strictObject({ language: field.locale });

const ofLibrary = z.strictObject({ key: libraryKey });

const read = {
  method: 'GET',
  access: { all: ['hasAccessAdminTemplates'] },
} as const;

const add = {
  method: 'POST',
  access: { all: ['hasAccessAdminTemplates', 'admin.canAddTemplate'] },
  answer: template,
  rate: 'write',
} as const;

/** Export and import of templates. Separate, so that only the pages that offer it load it. */
export const transferEndpoints = {
  exportTemplate: endpoint({
    ...read,
    path: '/core/templates/{id}/export',
    summary: 'The draft of a template as a file, to be imported elsewhere',
    access: { all: ['hasAccessAdminTemplates', 'canExportData'] },
    params: field.idParams,
    query: z.strictObject({ format: z.enum(transferFormats).default('json') }),
    answer: 'file',
    rate: 'export',
    audit: 'inspection-template.exported',
  }),
  importTemplate: endpoint({
    ...add,
    path: '/core/templates/import',
    summary: 'Add a template from the text of a file as a draft; scales it lacks come with it',
    body: z.strictObject({
      format: z.enum(transferFormats),
      /** The name for a CSV file, which does not contain one. */
      name: field.name,
      text: z.string().min(1, 'required').max(longestImport),
    }),
    audit: 'inspection-template.imported',
  }),
  listLibrary: endpoint({
    ...read,
    path: '/core/template-library',
    summary: 'Ready templates in one language',
    query: inLanguage,
    answer: z.array(libraryRow),
  }),
  getLibraryTemplate: endpoint({
    ...read,
    path: '/core/template-library/{key}',
    summary: 'One ready template, to be looked at before it is copied',
    params: ofLibrary,
    query: inLanguage,
    answer: z.object({ name: z.string(), scale: z.string(), content, scales: z.array(ratingScale) }),
  }),
  copyLibraryTemplate: endpoint({
    ...add,
    path: '/core/template-library/copy',
    summary: 'Add a ready template as a draft of the organization',
    body: inLanguage.extend({ key: libraryKey }),
    audit: 'inspection-template.copied',
  }),
};
