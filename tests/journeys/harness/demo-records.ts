import type { Page } from 'playwright-core';
import { ask } from './ask.ts';

type Row = { id: number; title: string; internal_only: boolean };

/** A task that strangers may see. */
export const publicTask = async (page: Page, query = ''): Promise<Row> => {
  const { rows }: { rows: Row[] } = await ask(page, `/core/tasks?${query}`);
  const task = rows.find(({ internal_only }) => !internal_only);
  if (!task) throw new Error('no public task');
  return task;
};

/** A series, and one of its tasks. */
export const weeklyPolish = async (page: Page): Promise<{ id: number; taskId: number }> => {
  const { rows }: { rows: Row[] } = await ask(page, '/core/tasks?q=polish');
  const row = rows.find(({ title }) => title === 'Weekly floor polish');
  if (!row) throw new Error('no weekly floor polish');
  return { id: (await ask(page, `/core/tasks/${row.id}`)).series.id, taskId: row.id };
};
