export type Texts = { [name: string]: Texts | string };

/** `namespace:path` in built code: a whole key, or the beginning of a template. */
const named = /[`'"]([a-z][a-z-]*):([\w.]*)(\$\{|[`'"])/g;

/** The beginnings of all keys of texts that this built code may show. */
export const namedTexts = (code: string): Set<string> => {
  const found = new Set<string>();
  for (const [, namespace, path, end] of code.matchAll(named)) {
    // A whole key ends here, or continues with a plural form, or with its members where it names a group.
    if (end === '${') found.add(`${namespace}:${path}`);
    else for (const ending of ['\n', '_', '.']) found.add(`${namespace}:${path}${ending}`);
  }
  return found;
};

const isNamed = (key: string, names: ReadonlySet<string>): boolean => {
  const line = `${key}\n`;
  for (let end = line.indexOf(':') + 1; end <= line.length; end += 1) {
    if (names.has(line.slice(0, end))) return true;
  }
  return false;
};

/** The texts of `all`, by namespace, whose keys begin with one of `names` but not with one of `without`. */
export const cutTexts = (
  all: Texts,
  names: ReadonlySet<string>,
  without: ReadonlySet<string> = new Set(),
): Texts => {
  const cut = (texts: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, below]): [string, Texts | string][] => {
        const key = path === '' ? `${name}:` : `${path}${name}`;
        if (typeof below === 'string')
          return isNamed(key, names) && !isNamed(key, without) ? [[name, below]] : [];
        const kept = cut(below, path === '' ? key : `${key}.`);
        return Object.keys(kept).length > 0 ? [[name, kept]] : [];
      }),
    );
  return cut(all, '');
};
