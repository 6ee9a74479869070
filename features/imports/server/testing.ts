import type { Sample } from '#platform/server/testing/sample';

export { growImports } from './fixtures/grow-imports.ts';
export { hugeSheet, makeWorkbook, slowSheet } from './fixtures/make-archive.ts';

/** Empty: the kinds declare the sample records. */
export const sample: Sample = {};
export { countRows } from './rows/count-rows.ts';
