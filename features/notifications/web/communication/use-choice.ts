import { useAction } from '#platform/web/api/index';
import { notificationEndpoints } from '../../contract/endpoints.ts';

const { setCommunicationPreference, getCommunicationPreferences } = notificationEndpoints;

/** Keeps a choice for one event, or (`active` null) takes it back; without a job it holds for all buildings. */
export const useChoice = (jobId?: number) => {
  const save = useAction(setCommunicationPreference, { refreshes: [getCommunicationPreferences] });
  const place = jobId === undefined ? { allBuildings: true } : { jobId };
  return {
    saving: save.isPending,
    choose: (id: number, active: boolean | null) => save.mutateAsync({ body: { id, active, ...place } }),
  };
};
