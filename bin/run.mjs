import { prepare, runAndExit } from './prepare.mjs';

// `node bin/run.mjs apps/server/backup.ts ...`: installs what is missing and runs a program on Node 24.
try {
  runAndExit(await prepare(console.error), process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
