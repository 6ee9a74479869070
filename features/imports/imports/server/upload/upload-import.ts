import { createReadStream } from 'node:fs';
import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { discardStaged } from '#platform/server/storage/stage-upload';
import type { ImportCalls } from '../../contract/index.ts';
import { presentImport } from '../import-presenter.ts';
import { insertImport, loadImport } from '../import-repository.ts';
import type { AnyKind } from '../kind.ts';
import { describeFile } from '../read/describe-file.ts';
import type { Description } from '../read/description.ts';
import { readRows } from '../read/read-table.ts';
import { entityOf } from '../run/start-import.ts';
import { uploadOwner } from './may-see-import-file.ts';

type Ready = { files: StoredFile[]; description: Description };

/** Reads the file once to describe its columns, and stores it. Every later step reads the stored file again. */
export const uploadImport = (kind: AnyKind) =>
  preparedHandler<ImportCalls['upload'], Ready>({
    prepare: async ({ files, wiring, person, now }) => {
      const [file] = files;
      if (!file) throw invalid({ file: ['file_missing'] });
      try {
        const rows = await readRows(person.organizationId, () => createReadStream(file.path));
        return {
          description: describeFile(rows, { kind, today: dateAt(now, person.timeZone) }),
          files: await storeFiles(wiring, person.organizationId, files),
        };
      } finally {
        await discardStaged(files);
      }
    },
    run: async ({ tenant, person, say }, { files, description }) => {
      const [file] = await attachFiles(tenant, files, {
        ownerEntity: uploadOwner(kind.entity),
        ownerId: person.userId,
        purpose: 'sheet',
      });
      if (!file) throw new Error('a file that was not kept');
      const id = await insertImport(tenant, {
        kind: kind.name,
        fileId: file.id,
        fileName: file.name,
        ...description,
      });
      await writeAudit(tenant, person, {
        action: `${kind.entity}.uploaded`,
        entity: entityOf(kind),
        entityId: id,
        to: 'uploaded',
        note: file.name,
      });
      const record = await loadImport(tenant, { kind: kind.name, id });
      if (!record) throw new Error(`import ${id} is gone`);
      return presentImport(record, { kind, tenant, person, say });
    },
  });
