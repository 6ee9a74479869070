export { addressOf, fileUrl, type PictureSize, pictureUrl } from './address.ts';
export { ApiError, isApiError, isRefusal } from './api-error.ts';
export { type BuiltRequest, buildRequest, type CallOptions } from './build-request.ts';
export { type CallArgs, call } from './call.ts';
export { choicesStaleTime } from './choices-stale-time.ts';
export { readCookie, writeCookie } from './cookies.ts';
export { eachLimit } from './each-limit.ts';
export {
  type EndpointPage,
  type EndpointQuery,
  endpointPage,
  endpointQuery,
  queryKeyOf,
} from './endpoint-query.ts';
export { isRead } from './is-read.ts';
export {
  chooseOrganization,
  chosenOrganization,
  currentOrganization,
  enterOrganization,
  setCurrentOrganization,
} from './organization.ts';
export { otherUser } from './outcomes.ts';
export { setPageUser } from './page-user.ts';
export { createQueryClient } from './query-client.ts';
export { readAhead } from './read-ahead.ts';
export { retryDelay } from './retry-delay.ts';
export { serverAhead, serverNow } from './server-clock.ts';
export { unlessRefused } from './unless-refused.ts';
export { upload } from './upload.ts';
export { useAction } from './use-action.ts';
export { useNow } from './use-now.ts';
export { useRecordQuery } from './use-record-query.ts';
export { useSettledQuery } from './use-settled-query.ts';
