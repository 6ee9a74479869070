import { z } from 'zod';
import {
  type Content,
  defaultScale,
  defaultTarget,
  type Template,
  type TemplateHead,
  templateEndpoints,
} from '../../contract/index.ts';

export const createSchema = templateEndpoints.createTemplate.body;

export const editSchema = templateEndpoints.updateTemplate.body;

export type TemplateValues = TemplateHead & { content: Content };

export const emptyValues: TemplateValues = {
  name: '',
  inspection_type: 'quality',
  description: '',
  scale: defaultScale,
  target_score: defaultTarget,
  visibility: 'public',
  require_signature: false,
  allow_mark_all: true,
  content: { sections: [] },
};

export const valuesOf = (template: Template): TemplateValues => ({
  name: template.name,
  inspection_type: template.inspection_type,
  description: template.description,
  scale: template.scale,
  target_score: template.target_score,
  visibility: template.visibility,
  require_signature: template.require_signature,
  allow_mark_all: template.allow_mark_all,
  content: template.content,
});

/** `?unsent=<id>` opens a write that the server refused. */
export const templateSearch = z.object({ unsent: z.string().optional().catch(undefined) });
