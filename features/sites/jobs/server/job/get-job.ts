import type { SignedInCall } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import type { JobParts } from '../parts.ts';
import { presentJob } from './job-presenter.ts';

export const getJob = (parts: JobParts) => (call: SignedInCall<(typeof jobEndpoints)['getJob']>) =>
  presentJob(parts, call, call.params.id);
