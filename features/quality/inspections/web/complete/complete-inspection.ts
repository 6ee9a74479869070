import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { serverNow } from '#platform/web/api/index';
import { type AnyEntry, type Outcome, submitAll, unsentNow } from '#platform/web/outbox/index';
import type { Signature } from '#platform/web/ui/index';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { aboutInspection, inspectionGroup } from '../outbox/about.ts';
import { completeInspectionWrite, signInspectionWrite } from '../outbox/inspection-writes.ts';

type Tasks = z.input<typeof inspectionEndpoints.completeInspection.body>['tasks'];

type Signer = 'inspector' | 'client';

const signEntries = ({ id, name, image }: Signature, signer: Signer, inspection: Inspection): AnyEntry[] =>
  image ? [signEntry({ id, name, image }, signer, inspection)] : [];

const signEntry = (
  { id, name, image }: Signature & { image: Blob },
  signer: Signer,
  inspection: Inspection,
): AnyEntry => ({
  kind: signInspectionWrite,
  id,
  parts: {
    params: { id: inspection.client_uuid },
    body: { name: name.trim(), signer },
    files: [{ field: 'signature', file: image, name: 'signature.png' }],
  },
  group: inspectionGroup(inspection.client_uuid),
  about: aboutInspection(inspection),
});

/** Completes when everything that was entered before has arrived: answers, photos and signatures. What was refused of it
 * holds it back, until the person has looked at that. */
export const completeInspection = (
  client: QueryClient,
  inspection: Inspection,
  { tasks, signature, client_signature }: { tasks: Tasks; signature: Signature; client_signature: Signature },
): Promise<Outcome<Inspection>> => {
  const group = inspectionGroup(inspection.client_uuid);
  const before = unsentNow(group);
  const signing = [
    ...signEntries(signature, 'inspector', inspection),
    ...signEntries(client_signature, 'client', inspection),
  ];
  const isEarlierTry = ({ kind }: { kind: string }) => kind === completeInspectionWrite.name;
  const entry: AnyEntry = {
    kind: completeInspectionWrite,
    id: crypto.randomUUID(),
    parts: {
      params: { id: inspection.client_uuid },
      body: { tasks, device_at: serverNow().toISOString() },
    },
    group,
    needs: [...before.filter((write) => !isEarlierTry(write)), ...signing].map(({ id }) => id),
    about: aboutInspection(inspection),
  };
  return submitAll<typeof inspectionEndpoints.completeInspection>(client, [...signing, entry], {
    replaces: before.filter(isEarlierTry).map(({ id }) => id),
    keepsInput: true,
  });
};
