import { useLocation } from '@tanstack/react-router';
import { useMayOpen } from '#platform/web/routing/index';
import type { Job, SetupGap } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import { jobHref } from '../job-href.ts';

/** The address where a gap can be filled; undefined when the person may not open it. An anchor if it is on this page. */
export const useGapHref = (job: Job): ((gap: SetupGap) => string | undefined) => {
  const mayOpenRecord = useMayOpen(paths.record);
  const mayOpenBuilding = useMayOpen('/admin/building/$buildingId');
  const mayOpenClient = useMayOpen('/admin/clients/edit/$clientId');
  const mayOpenAssignments = useMayOpen('/admin/job-assignments');
  const record = jobRecordHref(job.id);
  const isHere = useLocation().pathname === record;
  const onRecord = (anchor: string) =>
    mayOpenRecord && job.can.update ? (isHere ? `#${anchor}` : record) : undefined;
  const [unplaced] = job.buildings.filter(({ area_id, address }) => area_id === null || address === '');
  return (gap) => {
    switch (gap) {
      case 'client_inactive':
        return mayOpenClient ? `/admin/clients/edit/${job.client.id}` : onRecord('general');
      case 'address':
      case 'area':
        return unplaced && mayOpenBuilding ? `/admin/building/${unplaced.id}` : onRecord('buildings');
      case 'service':
        return onRecord('services');
      case 'area_manager':
        return mayOpenAssignments ? '/admin/job-assignments' : undefined;
      case 'base_contract':
        return jobHref(job.id, 'contracts');
      default:
        return onRecord('general');
    }
  };
};
