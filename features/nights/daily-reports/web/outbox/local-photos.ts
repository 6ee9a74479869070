import type { Write } from '#platform/web/outbox/index';

/** A photo that is still on the device alone. */
export type LocalPhoto = { /** Id of its write in the outbox. */ id: string; file: Blob; sending: boolean };

/** What a photo is of, as one word: `report`, `tenant:7`, `incident:…`. */
export const ownerName = (of: { of?: string; place_id?: number; incident_uuid?: string }): string =>
  of.of === undefined || of.of === 'report' ? 'report' : `${of.of}:${of.place_id ?? of.incident_uuid}`;

/** Photos that wait on this device, by what they are of. */
export const localPhotos = (writes: readonly Write[]): ReadonlyMap<string, LocalPhoto[]> => {
  const photos = new Map<string, LocalPhoto[]>();
  for (const { id, kind, parts, files, state } of writes) {
    if (kind !== 'addReportFiles' || state === 'parked') continue;
    const name = ownerName(parts.body as Parameters<typeof ownerName>[0]);
    const own = files.map(({ file }) => ({ id, file, sending: state === 'sending' }));
    photos.set(name, [...(photos.get(name) ?? []), ...own]);
  }
  return photos;
};
