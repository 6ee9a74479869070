import type { Stamps } from '#platform/web/outbox/index';
import type { CostFields, SpecialProject } from '../../contract/index.ts';
import { changeCostWrite, noteCostWrite } from './cost-writes.ts';

type Project = Pick<SpecialProject, 'id' | 'number' | 'title'>;

const about = ({ id, number, title }: Project, costId: number | null, fields: CostFields) => {
  const { kind, description, quantity, unit, worked_on, task_id } = fields;
  const entry = { kind, description, quantity, unit, worked_on, task_id };
  return { projectId: id, project: `${number} ${title}`, costId, entry };
};

export const noteCostEntry =
  (project: Project) =>
  (_client: unknown, body: CostFields, _values: unknown, { client_uuid }: Stamps) => ({
    kind: noteCostWrite,
    parts: { params: { id: project.id }, body: { ...body, client_uuid } },
    about: about(project, null, body),
  });

export const changeCostEntry =
  (project: Project, id: number) => (_client: unknown, body: CostFields & { updated_at: string }) => ({
    kind: changeCostWrite,
    parts: { params: { id }, body },
    about: about(project, id, body),
  });
