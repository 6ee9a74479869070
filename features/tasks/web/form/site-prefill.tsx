import { PageSkeleton } from '#platform/web/ui/index';
import type { Task } from '../../contract/index.ts';
import { useJobSitesQuery } from '../queries.ts';
import { CreateForm } from './create-form.tsx';
import { siteFrom } from './site-from.ts';

type Props = {
  site: { job_id?: number; building_id?: number };
  onSaved: (task: Task, again: boolean) => void;
};

/** A site named by the address is known only with the list of sites. */
export const SitePrefill = ({ site, onSaved }: Props) => {
  const { data, isLoading } = useJobSitesQuery();
  const asked = site.job_id !== undefined || site.building_id !== undefined;
  if (asked && isLoading) return <PageSkeleton />;
  return <CreateForm site={siteFrom(data?.rows ?? [], site)} onSaved={onSaved} />;
};
