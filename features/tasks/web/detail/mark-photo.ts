import type { QueryClient } from '@tanstack/react-query';
import { type FileRecord, fileEndpoints } from '#features/files/contract';
import type { Markup } from '#platform/contract/markup';
import { ApiError, call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { taskQuery } from '../queries.ts';

/** Keeps what was drawn on a photo of the task; a refusal is told, and the dialog stays with the drawing. */
export const markPhoto = async (
  client: QueryClient,
  taskId: number,
  file: FileRecord,
  markup: Markup,
): Promise<void> => {
  try {
    await call(fileEndpoints.markFile, {
      params: { id: file.id },
      body: { markup, updated_at: file.updated_at },
    });
  } catch (error) {
    showProblem(error);
    if (error instanceof ApiError && error.status === 409) {
      void client.invalidateQueries({ queryKey: taskQuery(taskId).queryKey });
    }
    throw error;
  }
  await client.invalidateQueries({ queryKey: taskQuery(taskId).queryKey });
};
