import { listSearch, urlChoice, urlNumber } from '#platform/web/routing/index';

/** Id of the record from which the person opened the page. */
const of = urlNumber();

export const importsSearch = listSearch(['created_at'], { sort: 'created_at', order: 'desc' }, { of });

export const importSteps = ['columns', 'check'] as const;

export type ImportStep = (typeof importSteps)[number];

export const rowKinds = ['created', 'updated', 'warning', 'duplicate', 'invalid', 'left_out'] as const;

export type RowKind = (typeof rowKinds)[number];

/** The step, and the kind of rows shown. */
export const importSearch = listSearch(
  ['line'],
  { sort: 'line' },
  { of, step: urlChoice(importSteps, 'columns'), outcome: urlChoice(rowKinds) },
);
