import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { templateSnapshot } from './snapshot.ts';
import { template, templateFields, templateVersion } from './template.ts';

export const mayRead = { all: ['hasAccessAdminTemplates'] } as const;

export const mayWrite = { all: ['hasAccessAdminTemplates', 'admin.canAddTemplate'] } as const;

const path = '/core/templates/{id}';

const read = { method: 'GET', access: mayRead, params: field.idParams } as const;

const write = { access: mayWrite, params: field.idParams, rate: 'write' } as const;

const asRead = z.strictObject({ updated_at: field.updatedAt });

const transition = { ...write, method: 'POST', body: asRead, answer: template } as const;

export const templateEndpoints = {
  getTemplate: endpoint({ ...read, path, summary: 'One template with its sections', answer: template }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/core/templates',
    summary: 'Add a template as a draft',
    access: mayWrite,
    body: z.strictObject({
      ...templateFields,
      content: templateFields.content.default({ sections: [] }),
    }),
    answer: template,
    rate: 'write',
    audit: 'inspection-template.created',
  }),
  updateTemplate: endpoint({
    ...write,
    method: 'PUT',
    path,
    summary: 'Save a template whole, with all its sections; inspections keep what was published',
    body: z.strictObject({ ...templateFields, updated_at: field.updatedAt }),
    answer: template,
    audit: 'inspection-template.updated',
  }),
  deleteTemplate: endpoint({
    ...write,
    method: 'DELETE',
    path,
    summary: 'Delete a template that no inspection has used; it can be restored',
    access: { all: ['hasAccessAdminTemplates', 'admin.canDeleteTemplate'] },
    answer: field.idParams,
    audit: 'inspection-template.deleted',
  }),
  restoreTemplate: endpoint({
    ...write,
    method: 'PUT',
    path: `${path}/restore`,
    summary: 'Bring a deleted template back',
    access: { all: ['hasAccessAdminTemplates', 'admin.canDeleteTemplate'] },
    answer: template,
    audit: 'inspection-template.restored',
  }),
  duplicateTemplate: endpoint({
    ...write,
    method: 'POST',
    path: `${path}/duplicate`,
    summary: 'Add a draft with the same sections and questions',
    body: z.strictObject({ name: field.name }),
    answer: template,
    audit: 'inspection-template.duplicated',
  }),
  publishTemplate: endpoint({
    ...transition,
    path: `${path}/publish`,
    summary: 'Make the draft, as the caller has read it, the next version',
    audit: 'inspection-template.published',
  }),
  archiveTemplate: endpoint({
    ...transition,
    path: `${path}/archive`,
    summary: 'Begin no more inspections with a template; those that run keep it',
    audit: 'inspection-template.archived',
  }),
  unarchiveTemplate: endpoint({
    ...transition,
    path: `${path}/unarchive`,
    summary: 'Begin inspections with an archived template again',
    audit: 'inspection-template.unarchived',
  }),
  withdrawTemplate: endpoint({
    ...transition,
    path: `${path}/withdraw`,
    summary: 'Make a template that no inspection has used a draft again',
    audit: 'inspection-template.withdrawn',
  }),
  listTemplateVersions: endpoint({
    ...read,
    path: `${path}/versions`,
    summary: 'The latest hundred versions of a template, latest first',
    answer: z.array(templateVersion),
  }),
  getTemplateVersion: endpoint({
    ...read,
    path: `${path}/versions/{version}`,
    summary: 'One version as it was published',
    params: z.strictObject({ id: field.id, version: z.int().min(1).max(1_000_000) }),
    answer: templateSnapshot,
  }),
};
