import type { SignedInCall } from '#platform/server/http/call';
import type { statementEndpoints } from '../../contract/index.ts';
import { statementSource } from './statement-source.ts';

export const getStatement = (call: SignedInCall<(typeof statementEndpoints)['getStatement']>) =>
  statementSource(call, call.query.month);
