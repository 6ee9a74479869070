import type { ExportFormat } from '#platform/contract/export-formats';
import { loadUntilThere } from '../../routing/load-until-there.ts';
import { exportRunning } from './export-running.ts';

export type ExportRequest = {
  endpoint: { method: string; path: string };
  /** Parameters in the path of the call. */
  params?: Record<string, number> | undefined;
  /** Filters and order of the list, as parameters of its call. */
  query: Record<string, unknown>;
};

/** Has the server make one file, and saves it. As with an export, the person can continue to work, on any page. */
export const saveMadeFile = async (
  endpoint: { method: string; path: string },
  parts: { params?: Record<string, number>; query?: Record<string, unknown>; body?: object },
): Promise<void> => {
  const { runExport } = await loadUntilThere(
    () => import('./run-export.ts'),
    'platform:errors.partNotLoaded',
  );
  await runExport(endpoint, parts);
};

/** Exports a list as a file; without columns, with all that the reader may have. One at a time. */
export const useExport = ({ endpoint, params, query }: ExportRequest, columns: readonly string[] = []) => {
  const running = exportRunning.use();
  const run = async (format: ExportFormat) => {
    const { page, per_page, ...filters } = query;
    const wished = { ...filters, format, ...(columns.length > 0 && { columns }) };
    const { runExport } = await loadUntilThere(
      () => import('./run-export.ts'),
      'platform:errors.partNotLoaded',
    );
    await runExport(endpoint, { ...(params && { params }), query: wished });
  };
  return { running, run };
};
