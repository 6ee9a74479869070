import { showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import { seriesHref, taskHref } from '../../addresses.ts';

export const showCreated = ({ id, number, series }: Task, go: (href: string) => unknown): void => {
  const words = series ? text('tasks:series.created', { number }) : text('tasks:form.created', { number });
  showSuccess(words, {
    label: text(series ? 'tasks:series.open' : 'tasks:form.open'),
    run: () => void go(series ? seriesHref(series.id) : taskHref(id)),
  });
};
