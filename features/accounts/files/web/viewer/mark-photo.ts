import { ApiError, call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { type FileRecord, fileEndpoints, type Markup } from '../../contract/index.ts';

/** Saves the marks drawn on a photo. If the server refuses, shows the error and keeps the dialog open with the
 * drawing. */
export const markPhoto = async (
  file: FileRecord,
  markup: Markup,
  readAgain: () => Promise<unknown>,
): Promise<void> => {
  try {
    await call(fileEndpoints.markFile, {
      params: { id: file.id },
      body: { markup, updated_at: file.updated_at },
    });
  } catch (error) {
    showProblem(error);
    if (error instanceof ApiError && error.status === 409) void readAgain();
    throw error;
  }
  await readAgain();
};
