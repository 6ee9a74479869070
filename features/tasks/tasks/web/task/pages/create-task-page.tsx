import { useState } from 'react';
import { useJobSitesQuery } from '#features/sites/jobs/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useRefused } from '#platform/web/outbox/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { seriesListHref, tasksHref } from '../../addresses.ts';
import { type Created, CreateForm } from '../form/create-form.tsx';
import { placeFrom, workFrom } from '../form/site-from.ts';
import { type SiteSearch, siteSearch } from '../form/site-search-fields.ts';
import { showCreated } from '../outbox/show-created.ts';

type Props = {
  site: Partial<SiteSearch>;
  onSaved: (created: Created) => void;
  onBegun: () => void;
};

/** The form waits for the list of sites if the address names a site. */
const SitePrefill = ({ site, onSaved, onBegun }: Props) => {
  const { data, isLoading } = useJobSitesQuery();
  const refused = useRefused(site.unsent);
  const asked = site.job_id !== undefined || site.building_id !== undefined;
  if ((asked && isLoading) || refused === 'loading') return <PageSkeleton />;
  return (
    <CreateForm
      key={refused?.id}
      site={{ ...placeFrom(data?.rows ?? [], site), ...workFrom(site) }}
      refused={refused}
      onSaved={onSaved}
      onBegun={onBegun}
    />
  );
};

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
