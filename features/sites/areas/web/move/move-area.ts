import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { savedWords, submit } from '#platform/web/outbox/index';
import type { AreaRow } from '../../contract/index.ts';
import { areaName } from '../area-tree.ts';
import { refreshAreas } from '../live.ts';
import { updateAreaWrite } from '../outbox/area-writes.ts';

type Target = Pick<AreaRow, 'id' | 'name'> | null;

/** Puts an area below another one, or with null on the top level. Throws a refusal. */
export const moveArea = async (client: QueryClient, area: AreaRow, to: Target): Promise<void> => {
  const { id, manager, updated_at } = area;
  const name = areaName(area);
  const fields = { name: area.name, parent_area_id: to?.id ?? null, manager_user_id: manager?.id ?? null };
  try {
    const outcome = await submit(
      client,
      {
        kind: updateAreaWrite,
        id: crypto.randomUUID(),
        parts: { params: { id }, body: { ...fields, updated_at } },
        group: `area-${id}`,
        about: { id, name },
      },
      { keepsInput: true },
    );
    const words = to
      ? text('areas:moving.moved', { name, to: areaName(to) })
      : text('areas:moving.nowRegion', { name });
    showSuccess(outcome.sent ? words : savedWords(outcome));
  } finally {
    refreshAreas(client, [id]);
  }
};

/** Why the server refused a move: too deep, below itself, a name that is taken there. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 422
    ? Object.values(error.fields).flat().join('\n')
    : undefined;

export const showMoveProblem = (error: unknown): void => {
  const refusal = refusalOf(error);
  if (refusal) showAlert({ text: refusal, colour: 'red' });
  else showProblem(error);
};
