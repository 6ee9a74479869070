import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { TextPath } from '#platform/contract/text-of';
import type { TranslateText } from '../texts/read-texts.ts';

/** Where the names of a kind of records stand. Deleted records are included: the log still names them. */
type Source = {
  table: string;
  /** SQL for the name; the table is `r`. */
  name: string;
  /** The column with the id, if not `id`. */
  id?: string;
  /** The column whose value `path` gets, if not the id: for a floor, the id of its building. */
  of?: string;
  /** The page that shows a record. */
  path?: (id: number) => string;
};

/** What the audit log says about records of one kind; the key is the entity of their entries. */
export type Audited = {
  records: Source;
  /** People with one of these flags may read the entries. Without `flags`, everybody who may read the log. */
  flags?: readonly [Flag, ...Flag[]];
  words?: (locale: Locale) => {
    /** The label of a changed field; a field without one is not shown. */
    field: (name: string) => string | undefined;
    /** The word for a value. Also asked, as field `status`, for the statuses before and after. */
    value: (field: string, value: unknown) => string | undefined;
  };
  /** The kind of the records whose ids a field holds: `{ area_id: 'area' }`. */
  refers?: Readonly<Record<string, string>>;
};

declare module '../feature/server-feature.ts' {
  interface ServerFeatureParts {
    audited: Audited;
  }
}

type Words<T> = {
  /** The texts of fields, by the names that changes have. */
  fields: Readonly<Record<string, TextPath<T>>>;
  /** Branches of the texts with the words of values, by field. */
  values?: Readonly<Record<string, string>>;
  /** Says values that are more than one word, by field. */
  described?: Readonly<Record<string, (value: unknown, locale: Locale) => string>>;
  /** True where a field without a text is shown by its name: people gave it, as to an assignment. */
  named?: boolean;
};

/** A name that a column has, such as `import_id`, and nobody gives: it says nothing to people. */
const isOfColumn = (name: string): boolean => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name);

/** The words of a kind of records, from the texts of its feature. */
export const auditWords =
  <T>(
    texts: (locale: Locale) => TranslateText<T>,
    { fields, values = {}, described = {}, named = false }: Words<T>,
  ): NonNullable<Audited['words']> =>
  (locale) => {
    const say = texts(locale);
    return {
      field: (name) => {
        const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return path ? say(path) : named && !isOfColumn(name) ? name : undefined;
      },
      value: (field, value) => {
        if (Object.hasOwn(described, field)) return described[field]?.(value, locale);
        const branch = Object.hasOwn(values, field) ? values[field] : undefined;
        const path = `${branch}.${value}` as TextPath<T>;
        const word = branch && say(path);
        return word === path ? undefined : word;
      },
    };
  };
