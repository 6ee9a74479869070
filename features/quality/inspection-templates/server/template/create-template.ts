import type { SignedInCall } from '#platform/server/http/call';
import type { Template, templateEndpoints } from '../../contract/index.ts';
import { type Change, type Recording, record } from '../record.ts';
import { checkTemplate } from './check-template.ts';
import { presentTemplateById } from './present-template.ts';
import { insertTemplate, type TemplateFields } from './template-repository.ts';

/** Inserts a draft and records it; used by every way of creating a template. */
export const addTemplate = async (
  call: Recording,
  fields: TemplateFields,
  action: Change['action'],
): Promise<Template> => {
  await checkTemplate(call.tenant, fields);
  const id = await insertTemplate(call.tenant, fields);
  await record(call, { action, id });
  return presentTemplateById(call.tenant, call.person, id);
};

export const createTemplate = (call: SignedInCall<(typeof templateEndpoints)['createTemplate']>) =>
  addTemplate(call, call.body, 'inspection-template.created');
