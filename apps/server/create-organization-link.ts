import { createOrganizationLink } from '#features/accounts/session/server';
import { readConfig } from '#platform/server/config';
import { openDatabase } from '#platform/server/db/database';
import { refuseStrongRole } from '#platform/server/db/refuse-strong-role';
import { runCommand } from './backup/run-command.ts';
import { startDatabase } from './start-database.ts';

// Prints a link that creates one organization, good for 7 days: `npm run organization:create`, beside a running server
// or without one.
await runCommand(async (onStop) => {
  const config = { ...readConfig(), demo: false as const };
  const { applicationUrl, stop } = await startDatabase(config, console.error);
  onStop(stop);
  await refuseStrongRole(applicationUrl);
  const database = openDatabase({ url: applicationUrl, max: 1 });
  onStop(database.close);
  console.log(await createOrganizationLink(database.identity, config.publicUrl, new Date()));
});
