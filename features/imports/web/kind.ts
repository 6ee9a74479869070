import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Say } from '#platform/web/i18n/index';
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
  /** The link to what was made. */
  made: string;
};

/** What the screens of one kind of import say and show; steps, tables and buttons are the same for all. */
export type WebKind<M extends ImportMapping> = {
  calls: ImportCalls;
  /** The page of its imports. */
  href: string;
  /** The name of the id in the address of one import. */
  param: string;
  /** The pages above it. */
  above: (t: Say) => readonly Breadcrumb[];
  words: (t: Say) => Words;
  /** A field in words. */
  target: (t: Say, target: string) => string;
  /** A cell of the template for every field, in the order of the screen. */
  example: Readonly<Record<string, string>>;
  required: readonly string[];
  /** Fields of the first columns of a preview, those that have a value even without a column in the file, numbers, and
   * those that a result shows. */
  shown: {
    usual: readonly string[];
    always: readonly string[];
    numbers: readonly string[];
    result: readonly string[];
  };
  /** A value in words, where it is not shown as it is. */
  value?: (t: Say, target: string, value: string) => string | undefined;
  /** The row of a finished import, read again from its cells. */
  clean: (read: (target: string) => string, mapping: M) => Readonly<Record<string, unknown>>;
  schema: (mapping: M) => z.ZodType;
  /** What its mapping asks for beside the columns. */
  Options?: ComponentType<OptionProps<M>>;
  /** What the first mapping depends on; undefined while it is read. */
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
