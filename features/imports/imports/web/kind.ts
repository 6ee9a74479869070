import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Translate } from '#platform/web/i18n/index';
import type { Breadcrumb } from '#platform/web/routing/index';
import type { ImportCalls, ImportColumn, ImportMapping, ImportRecord, ImportRow } from '../contract/index.ts';

/** A record that an import wrote or left. */
export type MadeRecord = NonNullable<ImportRow['record']>;

export type OptionProps<M extends ImportMapping> = {
  record: ImportRecord;
  mapping: M;
  errors: Record<string, string | undefined>;
  onChange: (patch: Partial<M>) => void;
};

type Words = {
  title: string;
  subtitle: string;
  /** How an import of this kind goes, step by step. */
  steps: readonly string[];
  templateName: string;
  /** The button that starts the import. */
  run: (count: number) => string;
  undoQuestion: (count: number) => string;
  undone: (count: number, when: string) => string;
  /** Label of the link to what the import created. */
  made: string;
};

/** What the screens of one kind of import say and show; steps, tables and buttons are the same for all. */
export type WebKind<M extends ImportMapping> = {
  calls: ImportCalls;
  /** The address of the page with the imports of this kind. */
  href: string;
  /** Name of the id parameter in the address of one import. */
  param: string;
  /** The breadcrumbs of the pages above. */
  above: (t: Translate) => readonly Breadcrumb[];
  words: (t: Translate) => Words;
  /** A field in words. */
  target: (t: Translate, target: string) => string;
  /** An example value of every field for the template file, in the order of the screen. */
  example: Readonly<Record<string, string>>;
  required: readonly string[];
  /** Those for one mapping, where it decides which fields a row needs. */
  requiredOf?: (mapping: M) => readonly string[];
  /** By what rows find the records that they update, the usual way first; absent where there is one way only. */
  matches?: { keys: readonly string[]; word: (t: Translate, key: string) => string };
  /** Fields that empty cells may empty. */
  clearable?: readonly string[];
  /** Fields that hold a number of something: for them people say how the file writes decimals. */
  measures: readonly string[];
  /** `usual`: the first columns of a preview. `always`: fields with a value even without a column in the file. `numbers`:
   * numeric fields. `result`: fields that a result shows. */
  shown: {
    usual: readonly string[];
    always: readonly string[];
    numbers: readonly string[];
    result: readonly string[];
  };
  /** The words for a value; undefined when the value is shown as it is. */
  value?: (t: Translate, target: string, value: string) => string | undefined;
  /** Cleans the cells of a row of a finished import again. */
  clean: (read: (target: string) => string, mapping: M) => Readonly<Record<string, unknown>>;
  schema: (mapping: M) => z.ZodType;
  /** The fields of the mapping other than the columns. */
  Options?: ComponentType<OptionProps<M>>;
  /** The first mapping, for kinds where it depends on data that loads; undefined while loading. */
  useOpened?: (record: ImportRecord) => M | undefined;
  chooseColumn?: (mapping: M, target: string, column: ImportColumn | undefined) => M;
  rowHref: (row: Pick<ImportRow, 'job_id' | 'record'>) => string | undefined;
  madeHref: (record: ImportRecord, rows: readonly ImportRow[]) => string;
};

export type AnyWebKind = WebKind<ImportMapping>;

/** Each kind knows its own mapping and calls; the screens know what they have in common. */
export const defineImport = <M extends ImportMapping>(
  kind: Omit<WebKind<M>, 'calls'> & { calls: Record<keyof ImportCalls, EndpointShape> },
): AnyWebKind => kind as unknown as AnyWebKind;
