import { useJobSitesQuery } from '#features/sites/jobs/web';
import { useRefused } from '#platform/web/outbox/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { type Created, CreateForm } from './create-form.tsx';
import { placeFrom, workFrom } from './site-from.ts';
import type { SiteSearch } from './site-search-fields.ts';

type Props = {
  site: Partial<SiteSearch>;
  onSaved: (created: Created) => void;
  onBegun: () => void;
};

/** The form waits for the list of sites if the address names a site. */
export const SitePrefill = ({ site, onSaved, onBegun }: Props) => {
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
