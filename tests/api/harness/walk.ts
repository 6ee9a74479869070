import { randomUUID } from 'node:crypto';
import { templateEndpoints } from '#features/quality/inspection-templates/contract';
import {
  answerEndpoints,
  type Inspection,
  inspectionEndpoints,
} from '#features/quality/inspections/contract';
import type { Client, Company } from './index.ts';

type Question = Record<string, unknown> & { label: string };

type Section = Record<string, unknown> & { title: string; questions: Question[] };

/** The worked inspection: 84.1667, two deficiencies. */
export const workedSections: Section[] = [
  { title: 'Lobby', weight: 2, questions: [{ label: 'Floor' }, { label: 'Glass' }, { label: 'Mats' }] },
  {
    title: 'Restroom',
    weight: 3,
    questions: [
      { label: 'Fixtures', weight: 3 },
      { label: 'Tiles', weight: 2 },
      { label: 'Supplies', weight: 1 },
    ],
  },
  { title: 'Office', weight: 1, questions: [{ label: 'Trash' }, { label: 'Dusting' }] },
];

export const workedAnswers = {
  Floor: 'excellent',
  Glass: 'good',
  Mats: null,
  Fixtures: 'below',
  Tiles: 'acceptable',
  Supplies: 'excellent',
  Trash: 'excellent',
  Dusting: 'poor',
} as const;

/** Publishes a template of these sections; questions are ratings unless they say otherwise. */
export const publishTemplate = async (
  admin: Client,
  sections: Section[] = workedSections,
  more: object = {},
): Promise<number> => {
  const content = {
    sections: sections.map(({ questions, ...section }) => ({
      id: randomUUID(),
      ...section,
      questions: questions.map((question) => ({ id: randomUUID(), response_type: 'rating', ...question })),
    })),
  };
  const { payload } = await admin.send(templateEndpoints.createTemplate, {
    body: { name: `Walk ${randomUUID()}`, inspection_type: 'quality', ...more, content },
  });
  const { id, updated_at } = payload;
  const published = await admin.call(templateEndpoints.publishTemplate, {
    params: { id },
    body: { updated_at },
  });
  if (published.status !== 200) throw new Error(published.text);
  return id;
};

export const begin = async (
  client: Client,
  company: Company,
  template_id: number,
  more: object = {},
): Promise<Inspection> => {
  const { jobId: job_id, buildingId: building_id } = company.inScope;
  const answer = await client.call(inspectionEndpoints.createInspection, {
    body: { template_id, job_id, building_id, ...more },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

/** The id of the question with this label. */
export const asks = ({ snapshot }: Inspection, label: string): string =>
  snapshot.sections.flatMap(({ questions }) => questions).find((one) => one.label === label)?.id ?? '';

/** Answers questions by their labels; null is not applicable. */
export const entriesOf = (inspection: Inspection, answers: Record<string, unknown>, more: object = {}) =>
  Object.entries(answers).map(([label, value]) => ({
    client_uuid: randomUUID(),
    question_id: asks(inspection, label),
    value: value as string | null,
    na: value === null,
    ...more,
  }));

export const giveAnswers = (
  client: Client,
  inspection: Inspection,
  answers: Record<string, unknown>,
  more: object = {},
) =>
  client.call(answerEndpoints.saveAnswers, {
    params: { id: inspection.id },
    body: { answers: entriesOf(inspection, answers, more) },
  });

export const complete = (client: Client, { id }: Pick<Inspection, 'id'>, body: object = {}) =>
  client.call(inspectionEndpoints.completeInspection, { params: { id }, body });

export const read = async (client: Client, { id }: Pick<Inspection, 'id'>): Promise<Inspection> =>
  (await client.call(inspectionEndpoints.getInspection, { params: { id } })).payload;

/** A completed inspection of the worked answers, or of others. */
export const completed = async (
  client: Client,
  company: Company,
  template: number,
  answers: Record<string, unknown> = workedAnswers,
  body: object = {},
): Promise<Inspection> => {
  const inspection = await begin(client, company, template);
  await giveAnswers(client, inspection, answers);
  const answer = await complete(client, inspection, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};
