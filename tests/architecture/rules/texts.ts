type Tree = { [key: string]: string | Tree };

const plurals = /_(zero|one|two|few|many|other)$/;
const forms = { en: ['one', 'other'], es: ['one', 'many', 'other'] } as const;

const flatten = (tree: Tree, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) flat.set(inner, text);
  }
  return flat;
};

/** `count_one` is a plural form of `count` if there is a `count_other`; `too_few` is a text of its own. */
const stemOf = (key: string, flat: Map<string, string>): string => {
  const stem = key.replace(plurals, '');
  return flat.has(`${stem}_other`) ? stem : key;
};

const stems = (flat: Map<string, string>): Set<string> =>
  new Set([...flat.keys()].map((key) => stemOf(key, flat)));

const values = (text: string): string => [...new Set(text.match(/\{+\s*\w+[^{}]*\}+/g))].sort().join();

const pluralFaults = (flat: Map<string, string>, language: 'en' | 'es'): string[] => {
  const counted = new Set(
    [...flat.keys()].filter((key) => stemOf(key, flat) !== key).map((key) => stemOf(key, flat)),
  );
  return [...counted].flatMap((stem) =>
    forms[language]
      .filter((form) => !flat.has(`${stem}_${form}`))
      .map((form) => `${language} lacks ${stem}_${form}`),
  );
};

/** Differences between the two languages: keys, plural forms and placeholders. */
export const textFaults = (english: Tree, spanish: Tree): string[] => {
  const [en, es] = [flatten(english), flatten(spanish)];
  const [enStems, esStems] = [stems(en), stems(es)];
  return [
    ...[...enStems].filter((key) => !esStems.has(key)).map((key) => `es lacks ${key}`),
    ...[...esStems].filter((key) => !enStems.has(key)).map((key) => `en lacks ${key}`),
    ...pluralFaults(en, 'en'),
    ...pluralFaults(es, 'es'),
    ...[...en]
      .filter(
        ([key, text]) => es.has(key) && !plurals.test(key) && values(text) !== values(es.get(key) ?? ''),
      )
      .map(([key]) => `${key} names other values in es`),
    ...[...en, ...es].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
  ];
};
