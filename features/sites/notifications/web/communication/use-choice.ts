import { useAction } from '#platform/web/api/index';
import { notificationEndpoints } from '../../contract/endpoints.ts';

const { setCommunicationPreference, getCommunicationPreferences } = notificationEndpoints;

/** Saves a choice for one event; `active` null removes it. Without a job it applies to all buildings. */
export const useChoice = (jobId?: number) => {
  const save = useAction(setCommunicationPreference, { refreshes: [getCommunicationPreferences] });
  const place = jobId === undefined ? { allBuildings: true } : { jobId };
  return {
    saving: save.isPending,
    choose: (id: number, active: boolean | null) => save.mutateAsync({ body: { id, active, ...place } }),
  };
};
