import { z } from 'zod';
import { fileRecord, imageDetails } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { mayContribute, readAccess } from '../project/project-endpoints.ts';

/** Photos and papers of a project, the newest first; none for people with a viewer license. */
export const projectFiles = z.object({
  files: z.array(fileRecord),
  /** What the crew photographed before and after, at the latest tasks of the project that have photos. */
  work: z.array(
    z.object({
      task: z.object({ id: field.id, number: z.int(), title: z.string() }),
      before: z.array(fileRecord),
      after: z.array(fileRecord),
    }),
  ),
  can: z.object({ add: z.boolean(), remove: z.boolean() }),
});

export type ProjectFiles = z.infer<typeof projectFiles>;

export const projectFileEndpoints = {
  listProjectFiles: endpoint({
    method: 'GET',
    path: '/special-project/{id}/files',
    summary: 'Photos and papers of a special project, the newest first, and the photos of its work',
    access: readAccess,
    params: field.idParams,
    answer: projectFiles,
  }),
  addProjectFiles: endpoint({
    method: 'POST',
    path: '/special-project/{id}/files',
    summary: 'Add photos and papers, each with a comment; they are internal',
    access: mayContribute,
    params: field.idParams,
    body: z.strictObject(imageDetails),
    files: { fields: ['files'], max: 20, maxBytes: maxFileBytes, kinds: ['image', 'document', 'sheet'] },
    answer: projectFiles,
    rate: 'upload',
    audit: 'special-project.files-added',
  }),
};
