import { randomUUID } from 'node:crypto';

/** Calls the API as the person who is signed in. */
export type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<never>;

export const sender =
  (address: string, headers: Record<string, string>): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { payload: never }).payload;
  };

const perSection = 10;

type Site = { jobId: number; buildingId: number };

export type LongInspection = { id: number; questions: readonly string[] };

/** Begins an inspection with this number of rated questions. */
export const beginLongInspection = async (
  send: Send,
  { jobId, buildingId }: Site,
  count: number,
): Promise<LongInspection> => {
  const questions = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    label: `Question ${at + 1}`,
    response_type: 'rating',
  }));
  const sections = Array.from({ length: Math.ceil(count / perSection) }, (_, at) => ({
    id: randomUUID(),
    title: `Section ${at + 1}`,
    questions: questions.slice(at * perSection, (at + 1) * perSection),
  }));
  const name = `Kills ${randomUUID()}`;
  const template: { id: number; updated_at: string } = await send('POST', '/core/templates', {
    name,
    inspection_type: 'quality',
    content: { sections },
  });
  await send('POST', `/core/templates/${template.id}/publish`, { updated_at: template.updated_at });
  const { id }: { id: number } = await send('POST', '/quality/inspections', {
    template_id: template.id,
    job_id: jobId,
    building_id: buildingId,
  });
  return { id, questions: questions.map((question) => question.id) };
};
