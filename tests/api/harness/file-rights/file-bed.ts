import type { Client } from '../client.ts';
import type { Who } from '../seed-company.ts';
import { sqlAs } from '../sql-as.ts';
import { startWithCompanies } from '../start-with-companies.ts';
import type { Bed, MadeFile } from './made-file.ts';
import { type Tried, tryFile } from './try-file.ts';

export const people = [
  ...(['admin', 'manager', 'area-manager', 'scheduler', 'supervisor', 'day-porter', 'csr'] as const),
  ...(['sales-rep', 'viewer', 'nobody'] as const),
] satisfies Who[];

/** A company with all its people signed in, and the admin of another one. Nine in the morning in Denver. */
export const startFileBed = async () => {
  const { app, acme, rival } = await startWithCompanies({}, { now: '2026-07-01T15:00:00Z' });
  const signedIn = await Promise.all(people.map(async (who) => [who, await acme.signIn(who)] as const));
  const clients = Object.fromEntries(signedIn) as Bed['clients'];
  const outsider = await rival.signIn('admin');
  const tryAs = (client: Client, made: MadeFile): Promise<Tried> =>
    tryFile(client, made, () =>
      sqlAs(app, acme, 'update files set deleted_at = null where id = $1', [made.file]),
    );
  /** What comes of everything that each person tries with the file. */
  const tryAll = async (made: MadeFile): Promise<Record<Who | 'outsider', Tried>> => {
    const tried: [Who | 'outsider', Tried][] = [];
    for (const who of people) tried.push([who, await tryAs(clients[who], made)]);
    tried.push(['outsider', await tryAs(outsider, made)]);
    return Object.fromEntries(tried) as Record<Who | 'outsider', Tried>;
  };
  return { bed: { app, acme, clients }, tryAll };
};

export type FileBed = Awaited<ReturnType<typeof startFileBed>>;
