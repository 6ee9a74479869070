import type { EndpointShape } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { ImportCalls } from '../contract/index.ts';
import { presentImport, presentListed, presentStoredRow } from './import-presenter.ts';
import { findImport, listImports } from './import-repository.ts';
import type { AnyKind } from './kind.ts';
import { previewImport } from './preview/preview-import.ts';
import { chooseHeader } from './read/choose-header.ts';
import { downloadImportErrors } from './result/download-import-errors.ts';
import { listRows } from './result/import-row-repository.ts';
import { undoImport } from './result/undo-import.ts';
import { startImportRun } from './run/start-import.ts';
import { uploadImport } from './upload/upload-import.ts';

type AnyHandlers = Handlers<ImportCalls>;

/** The handlers of one kind, for its calls of `importEndpoints`. */
export const importHandlers = <C extends Record<keyof ImportCalls, EndpointShape>>(
  kind: AnyKind,
): Handlers<C> => {
  const handlers: AnyHandlers = {
    list: async ({ query, tenant, person, say }) => {
      const { rows, ...page } = await listImports(tenant, kind.name, query);
      return { ...page, rows: await presentListed(rows, { kind, tenant, person, say }) };
    },
    upload: uploadImport(kind),
    get: async ({ params, tenant, person, say }) => {
      const record = await findImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentImport(record, { kind, tenant, person, say });
    },
    header: chooseHeader(kind),
    preview: previewImport(kind),
    run: startImportRun(kind),
    undo: undoImport(kind),
    rows: async ({ params, query, tenant, say }) => {
      const record = await findImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentPage(await listRows(tenant, params.id, query), (row) =>
        presentStoredRow(row, record, say),
      );
    },
    errors: downloadImportErrors(kind),
  };
  return handlers as unknown as Handlers<C>;
};
