import { endpointQuery } from '#platform/web/api/index';
import { type ProofQuery, proofEndpoints } from '../../contract/index.ts';

export const proofQuery = (query: ProofQuery) => endpointQuery(proofEndpoints.getDoorProof, { query });
