const attribute = 'data-mantine-color-scheme';
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

// Paper is white: a dark page uses the light colours while it is printed.
addEventListener('beforeprint', begin);
addEventListener('afterprint', end);
matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin() : end()));

export {};
