import type { Write } from '#platform/web/outbox/index';

/** Places of which the latest entry waits on this device: `tenant:7`. */
export const waitingPlaces = (writes: readonly Write[]): ReadonlySet<string> =>
  new Set(
    writes
      .filter(({ kind, state }) => kind === 'saveReportChecks' && state !== 'parked')
      .flatMap(({ parts }) =>
        (parts.body as { checks: { kind: string; place_id: number }[] }).checks.map(
          ({ kind, place_id }) => `${kind}:${place_id}`,
        ),
      ),
  );

/** Incidents, by their keys, whose task waits on this device. */
export const waitingTasks = (writes: readonly Write[]): ReadonlySet<string> =>
  new Set(
    writes
      .filter(({ kind, state }) => kind === 'createIncidentTask' && state !== 'parked')
      .map(({ parts }) => (parts.params as { incidentId: string }).incidentId),
  );
