import type { SignedInCall } from '#platform/server/http/call';
import type { keyEndpoints } from '../../contract/index.ts';
import { keyWithHistory } from './present-key.ts';

export const getKey = (call: SignedInCall<(typeof keyEndpoints)['getKey']>) =>
  keyWithHistory(call, call.params.id);
