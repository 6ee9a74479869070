import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type documentListEndpoints, readableTypes } from '../../contract/index.ts';
import type { Reading } from './document-conditions-repository.ts';
import { countDocuments } from './document-counts-repository.ts';
import { loadDocumentRows } from './document-list-repository.ts';

/** The types that a person may read, and today in the organization's time zone. */
export const readingOf = ({ person, now }: { person: Person; now: Date }): Reading => ({
  today: dateAt(now, person.timeZone),
  types: readableTypes(person.flags),
});

export const countJobDocuments = (call: SignedInCall<(typeof documentListEndpoints)['countJobDocuments']>) =>
  countDocuments(call.tenant, readingOf(call), call.query);

export const listJobDocuments = (call: SignedInCall<(typeof documentListEndpoints)['listJobDocuments']>) =>
  loadDocumentRows(call.tenant, readingOf(call), call.query);
