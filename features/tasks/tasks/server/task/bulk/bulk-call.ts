import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../../contract/index.ts';

export type BulkCall = SignedInCall<(typeof taskEndpoints)['changeTasks']>;
