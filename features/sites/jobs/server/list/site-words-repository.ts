import { type FoundWord, hasWord } from '#platform/server/db/search-words';

type AddValue = (value: unknown) => string;

/** SQL condition: the number or name of the row's job contains the word. `column` holds the job's id, `$1` is the
 * organization. For a common word each row looks up its own job. */
export const jobHasWord = (column: string, word: FoundWord, add: AddValue): string =>
  word.ids.jobs
    ? hasWord(word, 'jobs', { id: column, search: '' }, add)
    : `(select ${hasWord(word, 'jobs', { id: 'sj.id', search: 'sj.search' }, add)} from jobs sj
        where sj.organization_id = $1 and sj.id = ${column})`;

/** The same for the name, address and city of a building. */
export const buildingHasWord = (column: string, word: FoundWord, add: AddValue): string =>
  word.ids.buildings
    ? hasWord(word, 'buildings', { id: column, search: '' }, add)
    : `(select ${hasWord(word, 'buildings', { id: 'sb.id', search: 'sb.search' }, add)} from buildings sb
        where sb.organization_id = $1 and sb.id = ${column})`;

/** SQL condition: the job or the building of a row of `t` contains the word. `t` has job_id and building_id. */
export const siteHasWord = (word: FoundWord, add: AddValue): string =>
  `(${jobHasWord('t.job_id', word, add)} or ${buildingHasWord('t.building_id', word, add)})`;
