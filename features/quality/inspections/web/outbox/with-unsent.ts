import { applyWrites, type Write } from '#platform/web/outbox/index';
import { type Inspection, keyOfPlace, type Place } from '../../contract/index.ts';

const begins = ({ kind }: Write): boolean => kind === 'createInspection';

/** An inspection that waits to be sent keeps in its write what the server will answer. */
export const begunOnDevice = (writes: readonly Write[]): Inspection | undefined =>
  writes.find(begins)?.form?.inspection as Inspection | undefined;

type Sent = Partial<Pick<Inspection, 'general_comments' | 'accompanied_by' | 'visibility'>>;

const withRemarks = (inspection: Inspection, { parts }: Write): Inspection => {
  const { general_comments, accompanied_by, visibility } = parts.body as Sent;
  return {
    ...inspection,
    general_comments: general_comments ?? '',
    accompanied_by: accompanied_by ?? null,
    visibility: visibility ?? inspection.visibility,
  };
};

const withTenant = (inspection: Inspection, { parts, about }: Write): Inspection => {
  const id = (parts.body as { tenant_id: number }).tenant_id;
  const key = keyOfPlace('tenant', id);
  if (inspection.places.some((place) => place.key === key)) return inspection;
  const floor_id = (about.floor_id as number | null) ?? null;
  const added: Place = { key, kind: 'tenant', id, name: String(about.tenant), type_id: null, floor_id };
  return { ...inspection, places: [...inspection.places, added] };
};

const withoutTenant = (inspection: Inspection, { parts }: Write): Inspection => {
  const gone = keyOfPlace('tenant', (parts.params as { tenantId: number }).tenantId);
  return { ...inspection, places: inspection.places.filter(({ key }) => key !== gone) };
};

/** Tenants that the building gets when the writes are sent; their rooms can be walked only then. */
export const newTenants = (writes: readonly Write[]): { id: string; name: string }[] =>
  writes
    .filter(({ kind, state }) => kind === 'createInspectionTenant' && state !== 'parked')
    .map(({ id, about }) => ({ id, name: String(about.tenant) }));

/** The write that includes a tenant, as long as it can be discarded: neither on its way nor refused. */
export const unsentTenant = (writes: readonly Write[], id: number): Write | undefined =>
  writes.findLast(
    ({ kind, state, parts }) =>
      kind === 'addInspectionTenant' &&
      state !== 'sending' &&
      state !== 'parked' &&
      (parts.body as { tenant_id: number }).tenant_id === id,
  );

/** What is said of the whole inspection, with what this device has not sent yet. One whose beginning was refused is shown
 * all the same, and so is what waits for the beginning. */
export const withUnsent = (inspection: Inspection, writes: readonly Write[]): Inspection =>
  applyWrites(
    inspection,
    writes.filter((write) => !begins(write)),
    {
      updateInspection: withRemarks,
      addInspectionTenant: withTenant,
      deleteInspectionTenant: withoutTenant,
    },
  );
