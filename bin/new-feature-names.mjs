const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const singular = (word) =>
  /ies$/.test(word) ? word.replace(/ies$/, 'y') : word.replace(/(?<=ss|[^ao]us|x|zz|ch|sh)es$|s$/, '');

const formsOf = (kebab) => {
  const pascal = kebab.split('-').map(capital).join('');
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words,
    title: capital(words),
  };
};

/** As a key of an object literal. */
export const keyOf = (kebab) => (/-/.test(kebab) ? `'${kebab}'` : kebab);

/** A name in kebab case as the title of a text. */
export const titleOf = (kebab) => formsOf(kebab).title;

/** `vip-awards` and its singular, in every spelling that the files need. */
export const namesOf = (kebab) => ({
  many: formsOf(kebab),
  one: formsOf(singular(kebab)),
  table: kebab.replaceAll('-', '_'),
  key: keyOf(kebab),
});
