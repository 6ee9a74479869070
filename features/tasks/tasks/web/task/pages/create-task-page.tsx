import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader } from '#platform/web/ui/index';
import { seriesListHref, tasksHref } from '../../addresses.ts';
import type { Created } from '../form/create-form.tsx';
import { SitePrefill } from '../form/site-prefill.tsx';
import { type SiteSearch, siteSearch } from '../form/site-search-fields.ts';
import { showCreated } from '../outbox/show-created.ts';

const CreateTaskPage = () => {
  const t = useText();
  const go = useGo();
  const [search] = useSearchState(siteSearch);
  const [round, setRound] = useState<{ number: number; site: Partial<SiteSearch> }>({
    number: 0,
    site: search,
  });
  const saved = ({ outcome, site, again }: Created) => {
    if (outcome.sent) showCreated(outcome.answer, go);
    else showSuccess(savedWords(outcome));
    if (!again) void go(tasksHref());
    // Without a connection the list may fail to open. Then clear the form, so that the same task is not saved again.
    if (!again && outcome.sent) return;
    setRound({ number: round.number + 1, site: again ? site : {} });
    document.querySelector('h1')?.scrollIntoView();
  };
  return (
    <>
      <PageHeader
        title={t('tasks:titles.create')}
        breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:titles.create')]}
      />
      <SitePrefill
        key={round.number}
        site={round.site}
        onSaved={saved}
        onBegun={() => void go(seriesListHref)}
      />
    </>
  );
};

export default CreateTaskPage;
