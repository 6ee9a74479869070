import { listSearch, urlChoice } from '#platform/web/routing/index';

export const importsSearch = listSearch(['created_at'], { sort: 'created_at', order: 'desc' });

export const importSteps = ['columns', 'check'] as const;

export type ImportStep = (typeof importSteps)[number];

export const rowKinds = ['created', 'warning', 'duplicate', 'invalid'] as const;

export type RowKind = (typeof rowKinds)[number];

/** The step, and the kind of rows shown. */
export const importSearch = listSearch(
  ['line'],
  { sort: 'line' },
  { step: urlChoice(importSteps, 'columns'), outcome: urlChoice(rowKinds) },
);
