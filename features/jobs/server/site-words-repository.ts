import { type FoundWord, hasWord } from '#platform/server/db/search-words';

type AddValue = (value: unknown) => string;

/** That the job of a row has a word in number or name, in SQL: `column` holds its id, `$1` is the organization. Where a word
 * is common, the rows are looked at one by one, and so are their jobs. */
export const jobHasWord = (column: string, word: FoundWord, add: AddValue): string =>
  word.ids.jobs
    ? hasWord(word, 'jobs', { id: column, search: '' }, add)
    : `(select ${hasWord(word, 'jobs', { id: 'sj.id', search: 'sj.search' }, add)} from jobs sj
        where sj.organization_id = $1 and sj.id = ${column})`;

/** The same for name, address and city of a building. */
export const buildingHasWord = (column: string, word: FoundWord, add: AddValue): string =>
  word.ids.buildings
    ? hasWord(word, 'buildings', { id: column, search: '' }, add)
    : `(select ${hasWord(word, 'buildings', { id: 'sb.id', search: 'sb.search' }, add)} from buildings sb
        where sb.organization_id = $1 and sb.id = ${column})`;
