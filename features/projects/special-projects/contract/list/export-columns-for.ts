import type { Flag } from '#platform/contract/flags';
import { seesMoney } from '../project/sees-money.ts';
import { projectExportColumns } from './list-endpoints.ts';

type ExportColumn = (typeof projectExportColumns)[number];

/** Prices and what became of billing are for those who see them. */
export const exportColumnsFor = (flags: ReadonlySet<Flag>): readonly ExportColumn[] =>
  projectExportColumns.filter(
    (column) =>
      (column !== 'price' || seesMoney(flags)) &&
      (column !== 'invoice_status' || flags.has('specialProjects.canViewInvoices')),
  );
