import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { showReasons } from '#platform/web/feedback/steps';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { type CalendarEntry, calendarEndpoints } from '../../contract/index.ts';
import { refreshProjects } from '../live.ts';

const { getProjectCalendar, getProjectsToPlan, planOccurrence, planSpecialProject } = calendarEndpoints;

const isSame = (a: CalendarEntry, b: CalendarEntry): boolean => a.id === b.id && a.task_id === b.task_id;

/** Shows an entry on its new day before the server has answered. */
const showMoved = (client: QueryClient, entry: CalendarEntry): void => {
  client.setQueriesData<AnswerOf<typeof getProjectCalendar>>(
    { queryKey: queryKeyOf(getProjectCalendar) },
    (shown) =>
      shown && {
        ...shown,
        entries: [
          ...shown.entries.filter((other) => !isSame(other, entry)),
          ...(entry.day === null ? [] : [entry]),
        ],
      },
  );
  client.setQueriesData<AnswerOf<typeof getProjectsToPlan>>(
    { queryKey: queryKeyOf(getProjectsToPlan) },
    (shown) =>
      shown && {
        undated: shown.undated.filter((other) => !isSame(other, entry)),
        overdue: shown.overdue.filter((other) => !isSame(other, entry)),
      },
  );
};

/** A date of work that recurs moves by itself, other work with its project. */
const save = ({ id, task_id: taskId, updated_at }: CalendarEntry, day: string | null) =>
  taskId === null || day === null
    ? call(planSpecialProject, { params: { id }, body: { scheduled_date: day, updated_at } })
    : call(planOccurrence, { params: { id, taskId }, body: { scheduled_date: day, updated_at } });

/** Moves an entry to another day: at once on screen, taken back with the reason when the server refuses. */
export const useMoveEntry = () => {
  const t = useText();
  const client = useQueryClient();

  const plan = async (entry: CalendarEntry, day: string | null): Promise<CalendarEntry | null> => {
    const shown = { ...entry, day, clashes: [] };
    showMoved(client, shown);
    try {
      const { updated_at } = await save(entry, day);
      const moved = { ...shown, updated_at };
      showMoved(client, moved);
      return moved;
    } catch (error) {
      showMoved(client, entry);
      showReasons(error);
      return null;
    } finally {
      refreshProjects(client, [entry.id]);
    }
  };

  return async (entry: CalendarEntry, day: string): Promise<void> => {
    const { day: before, number } = entry;
    if (before === day) return;
    const moved = await plan(entry, day);
    if (!moved) return;
    const undo = {
      label: t('special-projects:calendar.undo'),
      run: () => void plan(moved, before),
    };
    // A day that has passed cannot be planned again, so such a move has no undo.
    const canUndo = before === null || before >= todayIn();
    const date = formatDate(day);
    const words =
      entry.task_id === null || before === null
        ? t('special-projects:calendar.moved', { number, date })
        : t('special-projects:calendar.movedDate', { number, date, before: formatDate(before) });
    showSuccess(words, canUndo ? undo : undefined);
  };
};
