import { peopleOfJob } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';

type Named = { id: number; name: string };

/** Returns the note with a name for each `@{voice}`. It mentions those of these people who see the job. */
export const mentioning = async (
  tenant: Tenant,
  jobId: number,
  words: string,
  voices: Readonly<Record<string, Named>>,
): Promise<{ body: string; mention_user_ids: number[] }> => {
  const asked = Object.entries(voices).filter(([voice]) => words.includes(`@{${voice}}`));
  const ids = asked.map(([, { id }]) => id);
  const seeing = await peopleOfJob(tenant, jobId, ids);
  const body = asked.reduce(
    (comment, [voice, { name }]) => comment.replace(`@{${voice}}`, `@${name}`),
    words,
  );
  return { body, mention_user_ids: ids.filter((id) => seeing.has(id)) };
};
