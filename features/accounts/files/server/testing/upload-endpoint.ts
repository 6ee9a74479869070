import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import type { Handlers } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { discardStaged } from '#platform/server/storage/stage-upload';
import { fileRecord } from '../../contract/index.ts';
import { attachFiles, type StoredFile, storeFiles } from '../index.ts';

export const uploads = {
  upload: endpoint({
    method: 'POST',
    path: '/test/{id}/files',
    summary: 'Stands for a feature with files',
    access: 'signed-in',
    params: field.idParams,
    body: z.strictObject({
      fail: z.boolean().default(false),
      client_uuid: field.clientUuid.optional(),
      exif: z.unknown().optional(),
    }),
    files: { fields: ['files'], max: 5, maxBytes: 10_000_000, kinds: ['document'] },
    answer: z.array(fileRecord),
    rate: 'upload',
    audit: 'test.uploaded',
  }),
};

export const uploadHandlers: Handlers<typeof uploads> = {
  upload: preparedHandler<(typeof uploads)['upload'], StoredFile[]>({
    prepare: async ({ wiring, person, files }) => {
      const ready = await storeFiles(wiring, person.organizationId, files);
      await discardStaged(files);
      return ready;
    },
    run: async ({ tenant, person, params, body }, files) => {
      const made = await attachFiles(tenant, files, {
        ownerEntity: 'test',
        ownerId: params.id,
        details: { comments: ['first'], exif: [body.exif && JSON.parse(String(body.exif))] },
        clientUuids: [body.client_uuid],
        reader: person,
      });
      if (body.fail) throw new Error('after the insert');
      return made;
    },
  }),
};
