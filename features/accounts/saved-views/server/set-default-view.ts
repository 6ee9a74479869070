import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { savedViewEndpoints } from '../contract/index.ts';
import { findView, saveDefault } from './saved-view-repository.ts';
import { mayShare } from './view-policy.ts';

type Call = SignedInCall<(typeof savedViewEndpoints)['setDefaultView']>;

export const setDefaultView = async ({ body, tenant, person }: Call) => {
  if (body.view_id !== null) {
    const view = await findView(tenant, body.view_id, mayShare(person));
    if (view?.list !== body.list) throw invalid({ view_id: ['invalid_ids'] });
  }
  await saveDefault(tenant, body.list, body.view_id);
  return { view_id: body.view_id };
};
