import { createReadStream } from 'node:fs';
import { attachFiles, type StoredFile, storeFiles } from '#features/files/server';
import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { twoSteps } from '#platform/server/http/two-steps';
import { discardStaged } from '#platform/server/storage/stage-upload';
import {
  guessColumns,
  guessStatuses,
  type ImportColumn,
  type ImportMapping,
  type jobImportEndpoints,
} from '../../contract/index.ts';
import { presentImport } from '../job-import-presenter.ts';
import { findImport, insertImport } from '../job-import-repository.ts';
import { describeColumns } from '../read/describe-columns.ts';
import { readTable } from '../read/read-table.ts';
import { uploadOwner } from './may-see-import-file.ts';

type Endpoint = (typeof jobImportEndpoints)['uploadJobImport'];

type Ready = { files: StoredFile[]; columns: ImportColumn[]; totalRows: number };

const guessMapping = (columns: readonly ImportColumn[]): ImportMapping => {
  const guessed = guessColumns(columns.map(({ name }) => name));
  const words = columns.find(({ name }) => name === guessed.status)?.words ?? [];
  return {
    columns: guessed,
    client: null,
    create_clients: false,
    statuses: guessStatuses(words),
    default_status: 'active',
    fix_case: true,
    name_from_address_2: true,
  };
};

/** Reads the file once to say what is in it, and keeps it: every later step reads the same bytes again. */
export const uploadJobImport = twoSteps<Endpoint, Ready>({
  prepare: async ({ files, wiring, person }) => {
    const [file] = files;
    if (!file) throw invalid({ file: ['file_missing'] });
    try {
      const table = await readTable(person.organizationId, () => createReadStream(file.path));
      return {
        columns: describeColumns(table),
        totalRows: table.rows.length,
        files: await storeFiles(wiring, person.organizationId, files),
      };
    } finally {
      await discardStaged(files);
    }
  },
  run: async ({ tenant, person, say }, { files, columns, totalRows }) => {
    const [file] = await attachFiles(tenant, files, {
      ownerEntity: uploadOwner,
      ownerId: person.userId,
      purpose: 'sheet',
    });
    if (!file) throw new Error('a file that was not kept');
    const id = await insertImport(tenant, {
      fileId: file.id,
      fileName: file.name,
      columns,
      mapping: guessMapping(columns),
      totalRows,
    });
    await writeAudit(tenant, person, {
      action: 'job-import.uploaded',
      entity: 'job_import',
      entityId: id,
      to: 'uploaded',
      note: file.name,
    });
    const record = await findImport(tenant, id);
    if (!record) throw new Error(`import ${id} is gone`);
    return presentImport(record, person, say);
  },
});
