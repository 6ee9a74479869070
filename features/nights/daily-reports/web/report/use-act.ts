import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Photo } from '#features/accounts/files/web';
import { isApiError } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import {
  type AnyEntry,
  discardWrite,
  openOutboxPanel,
  submitAll,
  unsentNow,
} from '#platform/web/outbox/index';
import type { DoorCheck, Incident, ReportRemarks, ShownMark } from '../../contract/index.ts';
import { refreshReport } from '../cache-report.ts';
import { reportGroup } from '../outbox/about.ts';
import {
  type DoorCheckInput,
  finalizeEntry,
  type IncidentInput,
  incidentEntry,
  incidentRemovalEntry,
  incidentTaskEntry,
  type PhotoOf,
  photoEntry,
  remarksEntry,
  saveDoorChecksEntry,
  shownEntry,
} from '../outbox/report-entries.ts';
import type { Shown } from './use-report.ts';

const describeRefused = (error: unknown): void => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) {
    showProblem(error);
    return;
  }
  if (error.status === 401) return;
  showAlert({
    text: error.message,
    colour: 'red',
    action: { label: text('daily-reports:report.showUnsent'), run: openOutboxPanel },
  });
};

/** Puts entries down on the device and sends them. What the server refuses stays there, with its reason: nothing that was
 * entered in a night is thrown away by itself. */
const recordEntries = async (client: QueryClient, ref: string, entries: readonly AnyEntry[]) => {
  try {
    await submitAll(client, entries, { keepsRefused: true });
  } catch (error) {
    refreshReport(client, ref);
    describeRefused(error);
  }
};

/** What a write says of the incident that it is about. */
type Named = { client_uuid?: string; incident_uuid?: string; incidentId?: string | number };

export type Act = ReturnType<typeof useAct>;

/** What a crew does. The same functions in every rendering, so that nothing is drawn again because of them. */
export const useAct = (shown: Shown) => {
  const client = useQueryClient();
  const latest = useRef(shown);
  latest.current = shown;
  return useMemo(() => {
    const record = (entries: readonly AnyEntry[]) => recordEntries(client, latest.current.ref, entries);
    return {
      enterDoorChecks: (places: readonly DoorCheck[], remarks: (place: DoorCheck) => DoorCheckInput) =>
        record([saveDoorChecksEntry(latest.current, places, remarks)]),
      say: (remarks: ReportRemarks) => record([remarksEntry(latest.current, remarks)]),
      report: (incident: IncidentInput, label: string) =>
        record([incidentEntry(latest.current, incident, label)]),
      /** An incident that is only on this device is discarded with its other writes. */
      removeIncident: async (incident: Incident, label: string) => {
        if (incident.id > 0) return record([incidentRemovalEntry(latest.current, incident, label)]);
        const { client_uuid } = incident;
        const own = unsentNow(reportGroup(latest.current.ref)).filter(({ parts, state }) => {
          const named = { ...(parts.params as Named), ...(parts.body as Named) };
          const keys = [named.client_uuid, named.incident_uuid, named.incidentId];
          return state !== 'sending' && keys.includes(client_uuid);
        });
        for (const write of own.toReversed()) await discardWrite(write);
      },
      makeTask: (incident: Incident, label: string) =>
        record([incidentTaskEntry(latest.current, incident, label)]),
      addPhotos: (of: PhotoOf, photos: readonly Photo[], label: string) =>
        record(photos.map((photo) => photoEntry(latest.current, of, photo, label))),
      removePhoto: async (id: string) => {
        const write = unsentNow(reportGroup(latest.current.ref)).find((one) => one.id === id);
        if (write && write.state !== 'sending') await discardWrite(write);
      },
      show: (marks: readonly ShownMark[]) => record([shownEntry(latest.current, marks)]),
      finalize: () => record([finalizeEntry(latest.current)]),
    };
  }, [client]);
};
