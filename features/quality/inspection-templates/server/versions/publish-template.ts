import { isDeepStrictEqual } from 'node:util';
import { invalid, refused } from '#platform/contract/errors';
import { gapsOf } from '../../contract/index.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { transitionTemplate } from './transition-template.ts';
import { insertVersion, loadVersion } from './version-repository.ts';

/** Makes the next version, unless it would be equal to the latest. */
export const publishTemplate = transitionTemplate('publish', async ({ tenant }, before) => {
  const gaps = gapsOf(before.content);
  if (gaps.length > 0) throw invalid({ content: gaps });
  const snapshot = await makeSnapshot(tenant, before, before.version + 1);
  const latest = await loadVersion(tenant, before.id, before.version);
  const isSame = latest && isDeepStrictEqual({ ...latest, version: snapshot.version }, snapshot);
  if (isSame && before.status === 'published')
    throw refused('template_unchanged', { version: before.version });
  const published = { has_changes: false };
  if (isSame) return { set: published };
  const { version } = snapshot;
  await insertVersion(tenant, snapshot);
  return { set: { ...published, version }, changes: { version: [before.version, version] } };
});
