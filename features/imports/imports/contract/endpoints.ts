import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import {
  type ImportMapping,
  importCounts,
  importDetails,
  importRow,
  listedImport,
  previewRow,
  rowFilter,
} from './import.ts';

type Shape<M extends z.ZodType, E extends z.ZodType, X extends z.ZodRawShape> = {
  /** Its name in the audit log. */
  entity: string;
  path: `/${string}`;
  flag: Flag;
  /** What the file holds, in words for summaries: `job sites`. */
  many: string;
  mapping: M;
  /** The schema of a mapping that people enter. Stored ones may be older and break newer rules. */
  entered: E;
  /** Fields that this kind adds to the answer of an import. */
  answered: X;
};

/** The calls of one kind of import. */
export const importEndpoints = <M extends z.ZodType, E extends z.ZodType, X extends z.ZodRawShape>({
  entity,
  path,
  flag,
  many,
  mapping,
  entered,
  answered,
}: Shape<M, E, X>) => {
  const access = { all: [flag] };
  const one = `${path}/{id}`;
  const listed = listedImport.extend(answered);
  const record = listedImport.extend({ ...importDetails, mapping, ...answered });
  const read = { method: 'GET', access } as const;
  const change = { method: 'POST', access, params: field.idParams, rate: 'write' } as const;
  return {
    list: endpoint({
      ...read,
      path,
      summary: `Imports of ${many}, newest first: one's own, or all for people who see all job sites`,
      query: pageQuery(['created_at'], { sort: 'created_at', order: 'desc' }).omit({ q: true }),
      answer: pageOf(listed),
    }),
    upload: endpoint({
      method: 'POST',
      path,
      summary: `Upload a CSV or XLSX file of ${many}; answers its columns with a guessed mapping`,
      access,
      files: { fields: ['file'], max: 1, maxBytes: maxFileBytes, kinds: ['sheet'] },
      answer: record,
      rate: 'upload',
      audit: `${entity}.uploaded`,
    }),
    get: endpoint({
      ...read,
      path: one,
      summary: `State and progress of one import of ${many}`,
      params: field.idParams,
      answer: record,
    }),
    header: endpoint({
      ...change,
      path: `${one}/header`,
      summary: 'Take another line for the header; answers the columns below it with a guessed mapping',
      body: z.strictObject({ line: z.int().min(1) }),
      answer: record,
      audit: null,
    }),
    preview: endpoint({
      ...change,
      path: `${one}/preview`,
      summary: 'Dry run: counts over the whole file and a page of rows as they would be written',
      body: z.strictObject({
        mapping: entered,
        /** Which rows to show; all of them when absent. */
        outcome: rowFilter.optional(),
        page: z.int().min(1).max(5000).default(1),
        per_page: z.int().min(10).max(100).default(25),
      }),
      answer: z.object({
        import: record,
        counts: importCounts,
        rows: z.array(previewRow),
        /** Number of rows of this kind in the whole file. */
        total: z.int(),
      }),
      audit: null,
    }),
    run: endpoint({
      ...change,
      path: `${one}/run`,
      summary: `Write the ${many} in the background`,
      body: z.strictObject({ mapping: entered }),
      answer: record,
      audit: `${entity}.started`,
    }),
    undo: endpoint({
      ...change,
      path: `${one}/undo`,
      summary: `Take an import of ${many} back; what was changed since stays and is named`,
      body: z.strictObject({}),
      answer: record,
      audit: `${entity}.undone`,
    }),
    rows: endpoint({
      ...read,
      path: `${one}/rows`,
      summary: 'What became of the rows of an import that ran',
      params: field.idParams,
      query: pageQuery(['line'], { sort: 'line' })
        .omit({ q: true })
        .extend({ outcome: rowFilter.optional() }),
      answer: pageOf(importRow),
    }),
    errors: endpoint({
      ...read,
      path: `${one}/errors`,
      summary:
        'Every row that was not (or would not be) written, or written with a warning, with its reasons, as CSV',
      params: field.idParams,
      answer: 'file',
    }),
  };
};

type AnyMapping = z.ZodType<ImportMapping, ImportMapping>;

/** The calls of any kind. */
export type ImportCalls = ReturnType<typeof importEndpoints<AnyMapping, AnyMapping, Record<never, never>>>;
