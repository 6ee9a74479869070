import { type Photo, photoParts } from '#features/accounts/files/web';
import { serverAhead } from '#platform/web/api/index';
import type { Entry } from '#platform/web/outbox/index';
import type {
  DailyReport,
  DoorCheck,
  DoorCheckEntry,
  Incident,
  incidentEndpoints,
  ReportRemarks,
  reportEndpoints,
  ShownMark,
  shownEndpoints,
} from '../../contract/index.ts';
import { type AboutReport, aboutReport, reportGroup } from './about.ts';
import {
  deleteIncidentWrite,
  finalizeReportWrite,
  incidentTaskWrite,
  reportPhotosWrite,
  saveDoorChecksWrite,
  saveIncidentWrite,
  showToClientWrite,
  updateReportWrite,
} from './report-writes.ts';

/** The report, and the key of the device that names it in writes. The write that begins the report has to arrive first. */
export type Named = { report: DailyReport; ref: string };

const queue = ({ ref }: Named) => ({ group: reportGroup(ref), needs: [ref] });

/** The device's own time, and by how much its clock is off. */
const clock = () => ({ device_at: new Date().toISOString(), clock_offset_ms: Math.round(serverAhead()) });

export type DoorCheckInput = Pick<
  DoorCheckEntry,
  'result' | 'checked_at' | 'cleaned' | 'lights_off' | 'note'
>;

export const placeWords = ({ suite, name }: Pick<DoorCheck, 'suite' | 'name'>): string =>
  [suite, name].filter(Boolean).join(' ');

/** What one touch checks: one place, or the rest of a floor. */
export const saveDoorChecksEntry = (
  named: Named,
  places: readonly DoorCheck[],
  inputOf: (place: DoorCheck) => DoorCheckInput,
): Entry<typeof reportEndpoints.saveDoorChecks, AboutReport> => {
  const { device_at, clock_offset_ms } = clock();
  const id = crypto.randomUUID();
  const checks = places.map((place) => ({
    client_uuid: id,
    kind: place.kind,
    place_id: place.place_id,
    device_at,
    ...inputOf(place),
    bulk: places.length > 1,
  }));
  const label = places.map(placeWords).slice(0, 3).join(', ');
  return {
    ...queue(named),
    kind: saveDoorChecksWrite,
    id,
    parts: { params: { id: named.ref }, body: { checks, clock_offset_ms } },
    about: aboutReport(named.ref, named.report, label),
  };
};

export const remarksEntry = (
  named: Named,
  inputOf: ReportRemarks,
): Entry<typeof reportEndpoints.updateDailyReport, AboutReport> => ({
  ...queue(named),
  kind: updateReportWrite,
  id: crypto.randomUUID(),
  parts: { params: { id: named.ref }, body: { ...inputOf, ...clock() } },
  about: aboutReport(named.ref, named.report),
});

export type IncidentInput = Pick<Incident, 'client_uuid' | 'kind' | 'place' | 'description'>;

export const incidentEntry = (
  named: Named,
  inputOf: IncidentInput,
  label: string,
): Entry<typeof incidentEndpoints.saveIncident, AboutReport> => ({
  ...queue(named),
  kind: saveIncidentWrite,
  id: crypto.randomUUID(),
  parts: { params: { id: named.ref }, body: { ...inputOf, ...clock() } },
  about: aboutReport(named.ref, named.report, label),
});

/** Removes an incident that the server has. */
export const incidentRemovalEntry = (
  named: Named,
  { id }: Pick<Incident, 'id'>,
  label: string,
): Entry<typeof incidentEndpoints.deleteIncident, AboutReport> => ({
  ...queue(named),
  kind: deleteIncidentWrite,
  id: crypto.randomUUID(),
  parts: { params: { id: named.ref, incidentId: id } },
  about: aboutReport(named.ref, named.report, label),
});

/** Names the incident by the key of its device, so that an incident that still waits here can get a task. */
export const incidentTaskEntry = (
  named: Named,
  { client_uuid }: Pick<Incident, 'client_uuid'>,
  label: string,
): Entry<typeof incidentEndpoints.createIncidentTask, AboutReport> => ({
  ...queue(named),
  kind: incidentTaskWrite,
  id: crypto.randomUUID(),
  parts: { params: { id: named.ref, incidentId: client_uuid }, body: clock() },
  about: aboutReport(named.ref, named.report, label),
});

export type PhotoOf = {
  of: 'report' | 'tenant' | 'common_area' | 'incident';
  place_id?: number;
  incident_uuid?: string;
};

/** A name of its own for each photo, because some cameras give every picture the same name. */
const photoName = (id: string): string => `photo-${id.slice(0, 13)}.jpg`;

export const photoEntry = (
  named: Named,
  of: PhotoOf,
  photo: Photo,
  label: string,
): Entry<typeof reportEndpoints.addReportFiles, AboutReport> => {
  const { files, details } = photoParts([{ ...photo, name: photoName(photo.id) }]);
  return {
    ...queue(named),
    kind: reportPhotosWrite,
    id: photo.id,
    parts: { params: { id: named.ref }, body: { ...of, ...details }, files },
    about: aboutReport(named.ref, named.report, label),
  };
};

export const shownEntry = (
  named: Named,
  marks: readonly ShownMark[],
): Entry<typeof shownEndpoints.showToClient, AboutReport> => ({
  ...queue(named),
  kind: showToClientWrite,
  id: crypto.randomUUID(),
  parts: {
    params: { id: named.ref },
    body: { marks: [...marks], device_at: new Date().toISOString() },
  },
  about: aboutReport(named.ref, named.report),
});

export const finalizeEntry = (
  named: Named,
): Entry<typeof reportEndpoints.finalizeDailyReport, AboutReport> => ({
  ...queue(named),
  kind: finalizeReportWrite,
  id: crypto.randomUUID(),
  parts: { body: { id: named.ref, ...clock() } },
  about: aboutReport(named.ref, named.report),
});
