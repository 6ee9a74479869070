import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { fieldsOf } from '#platform/server/http/parse-input';
import { type OwnScale, type OwnType, scaleChoices, scaleKey, templateFields } from '../../contract/index.ts';
import { insertScale } from '../basics/scale-repository.ts';
import type { TemplateFields } from '../template/template-repository.ts';

/** The content of a file before it is validated. */
export type Portable = {
  head: Record<string, unknown>;
  sections: readonly Record<string, unknown>[];
  scales: unknown;
  /** Says in words where in the file a field is, given its path in a refusal. */
  placeOf: (field: string) => string;
};

export type Own = {
  scales: readonly OwnScale[];
  types: readonly OwnType[];
  areas: readonly { id: number; key: string; name: string }[];
};

const named = z.object({ key: scaleKey, name: z.string().trim().min(1).max(100), choices: scaleChoices });

const fold = (text: unknown) =>
  String(text ?? '')
    .trim()
    .toLocaleLowerCase();

const match = <T extends { key: string; name: string }>(rows: readonly T[], label: unknown): T | undefined =>
  rows.find(({ key }) => key === label) ?? rows.find(({ name }) => fold(name) === fold(label));

/** Adds scales of the file that the organization lacks. A scale with the same key or name counts as the same. Returns a
 * function from a scale in the file to the key here. */
const bringScales = async (
  tenant: Tenant,
  own: Own,
  { scales, head, sections }: Portable,
): Promise<(label: unknown) => unknown> => {
  const offered =
    z
      .array(named)
      .max(40)
      .safeParse(scales ?? []).data ?? [];
  const asked = new Set([
    head.scale,
    ...sections.flatMap(({ questions }) =>
      Array.isArray(questions) ? questions.map((one) => one?.scale) : [],
    ),
  ]);
  const brought = new Map<unknown, string>();
  for (const label of asked) {
    if (typeof label !== 'string' || label === '') continue;
    const scale = offered.find(({ key }) => key === label);
    const known = match(own.scales, label) ?? (scale && match(own.scales, scale.name));
    if (known) brought.set(label, known.key);
    else if (scale) brought.set(label, (await insertScale(tenant, { ...scaleRow(scale), active: true })).key);
  }
  return (label) => (label === '' ? null : (brought.get(label) ?? label));
};

const scaleRow = ({ name, choices }: z.infer<typeof named>) => ({ name, choices });

const fields = z.strictObject(templateFields);

/** Maximum number of errors in one refusal. */
const maxRemark = 20;

/** The template of a file, with the scales, types and areas of this organization. Refuses with the places of all errors. */
export const templateOfFile = async (tenant: Tenant, own: Own, file: Portable): Promise<TemplateFields> => {
  const scaleHere = await bringScales(tenant, own, file);
  const type = match(own.types, file.head.inspection_type) ?? match(own.types, 'other') ?? own.types[0];
  const result = fields.safeParse(
    {
      ...file.head,
      inspection_type: type?.key,
      ...(file.head.scale === undefined ? {} : { scale: scaleHere(file.head.scale) }),
      content: {
        sections: file.sections.map(({ common_area_type: area, questions, ...section }) => ({
          ...section,
          id: randomUUID(),
          common_area_type_id: match(own.areas, area)?.id ?? null,
          questions: Array.isArray(questions)
            ? questions.map((one) => ({ ...one, id: randomUUID(), scale: scaleHere(one?.scale ?? null) }))
            : questions,
        })),
      },
    },
    { reportInput: true },
  );
  if (result.success) return result.data;
  const label = Object.entries(fieldsOf(result.error)).flatMap(([field, problems]) =>
    problems.map((problem) => ({
      code: 'template_import_at',
      values: { place: file.placeOf(field), problem },
    })),
  );
  throw invalid({ text: label.slice(0, maxRemark) });
};
