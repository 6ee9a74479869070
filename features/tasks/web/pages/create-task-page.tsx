import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader } from '#platform/web/ui/index';
import type { Task } from '../../contract/index.ts';
import { seriesHref, taskHref, tasksHref } from '../addresses.ts';
import { SitePrefill } from '../form/site-prefill.tsx';
import { siteSearch } from '../form/site-search-fields.ts';

const CreateTaskPage = () => {
  const t = useText();
  const go = useGo();
  const [search] = useSearchState(siteSearch);
  const [round, setRound] = useState({ number: 0, site: search });
  const saved = (task: Task, again: boolean) => {
    const { series, number } = task;
    if (series)
      showSuccess(t('tasks:series.created', { number }), {
        label: t('tasks:series.open'),
        run: () => void go(seriesHref(series.id)),
      });
    else
      showSuccess(t('tasks:form.created', { number }), {
        label: t('tasks:form.open'),
        run: () => void go(taskHref(task.id)),
      });
    if (!again) return void go(tasksHref());
    setRound({ number: round.number + 1, site: { job_id: task.job.id, building_id: task.building.id } });
    document.querySelector('h1')?.scrollIntoView();
  };
  return (
    <>
      <PageHeader
        title={t('tasks:titles.create')}
        breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:titles.create')]}
      />
      <SitePrefill key={round.number} site={round.site} onSaved={saved} />
    </>
  );
};

export default CreateTaskPage;
