import type { SignedInCall } from '#platform/server/http/call';
import type { specialProjectEndpoints } from '../../contract/index.ts';

export type MoveCall = SignedInCall<(typeof specialProjectEndpoints)['moveSpecialProject']>;
