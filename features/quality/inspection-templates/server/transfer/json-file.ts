import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import { scaleKeyOf } from '../../contract/index.ts';
import type { StoredTemplate } from '../template/template-repository.ts';
import type { Own, Portable } from './template-of-file.ts';

const kind = 'inspection-template';

/** Writes everything that another organization needs: types of common areas by key, and whole scales. */
export const writeJson = ({ content, type, ...template }: StoredTemplate, { scales, areas }: Own): string => {
  const { name, description, scale, target_score, visibility, require_signature, allow_mark_all } = template;
  const used = new Set(
    content.sections.flatMap(({ questions }) => questions.map((one) => scaleKeyOf(one, scale))),
  );
  const portable = {
    kind,
    name,
    inspection_type: type.key,
    description,
    scale,
    target_score,
    visibility,
    require_signature,
    allow_mark_all,
    scales: scales
      .filter(({ key }) => used.has(key) || key === scale)
      .map((one) => ({ key: one.key, name: one.name, choices: one.choices })),
    sections: content.sections.map(({ id: _id, common_area_type_id: areaId, questions, ...section }) => ({
      ...section,
      common_area_type: areas.find(({ id }) => id === areaId)?.key ?? null,
      questions: questions.map(({ id: _questionId, ...one }) => one),
    })),
  };
  return `${JSON.stringify(portable, null, 2)}\n`;
};

const shape = z.looseObject({
  kind: z.literal(kind),
  sections: z.array(z.record(z.string(), z.unknown())),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

export const readJson = (text: string): Portable => {
  const result = shape.safeParse(parsed(text));
  if (!result.success) throw invalid({ text: ['template_import_format'] });
  const { kind: _kind, sections, scales, ...head } = result.data;
  return { head, sections, scales, placeOf: (field) => field.replace(/^content\./, '') };
};
