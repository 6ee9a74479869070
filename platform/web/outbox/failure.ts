import { ApiError } from '../api/api-error.ts';
import type { Reason } from './write.ts';

const busyStatuses = [408, 425, 429];

/** Only our own server can refuse: a hotel's sign-in page answers 200, and its proxy 403. */
const causeOf = (error: ApiError): Reason['cause'] => {
  const { status, code } = error;
  if (status >= 500 || busyStatuses.includes(status) || code === 'csrf') return 'server';
  if (status < 400 || code === 'unexpected') return 'network';
  return status === 401 ? 'session' : 'refused';
};

/** Why a try failed. Everything except `refused` is tried again. */
export const reasonOf = (error: unknown): Reason => {
  if (!(error instanceof ApiError)) {
    return { cause: 'network', status: 0, code: 'network', message: '', fields: {} };
  }
  const { status, code, message, fields, details } = error;
  return { cause: causeOf(error), status, code, message, fields, details };
};

export const asError = ({ status, code, message, fields, details }: Reason): ApiError =>
  new ApiError(status, { code, payload: { message, errors: fields, details } }, message);
