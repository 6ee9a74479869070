const attribute = 'data-mantine-color-scheme';

/** Paper is light: a dark page wears the light colours while it is printed. */
export const printLight = (): void => {
  const root = document.documentElement;
  let before: string | null = null;
  const begin = () => {
    before ??= root.getAttribute(attribute);
    root.setAttribute(attribute, 'light');
  };
  const end = () => {
    if (before !== null) root.setAttribute(attribute, before);
    before = null;
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin() : end()));
};
