import type { SignedInCall } from '#platform/server/http/call';
import { type documentListEndpoints, mayReadType, missableTypes } from '../../contract/index.ts';
import { sitesWithout } from './missing-repository.ts';

type Call = SignedInCall<(typeof documentListEndpoints)['countMissingDocuments']>;

export const countMissingDocuments = ({ tenant, person }: Call) =>
  sitesWithout(
    tenant,
    missableTypes.filter((type) => mayReadType(person.flags, type)),
  );
