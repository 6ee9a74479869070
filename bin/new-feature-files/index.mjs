import { contractFiles } from './contract.mjs';
import { listFiles } from './list.mjs';
import { migration } from './migration.mjs';
import { recordFiles } from './record.mjs';
import { serverFiles } from './server.mjs';
import { textFiles } from './texts.mjs';
import { webFiles } from './web.mjs';

/** The files of a feature with one record, its list and its form, by path. `names` comes from `namesOf`. */
export const featureFiles = (names, domain, migrationNumber) => {
  const inFeature = {
    ...textFiles(names),
    ...contractFiles(names),
    ...serverFiles(names),
    ...webFiles(names),
    ...listFiles(names),
    ...recordFiles(names),
  };
  return {
    [`db/schema/migrations/${migrationNumber}_${names.table}.sql`]: migration(names),
    ...Object.fromEntries(
      Object.entries(inFeature).map(([path, text]) => [
        `features/${domain}/${names.many.kebab}/${path}`,
        text,
      ]),
    ),
  };
};
