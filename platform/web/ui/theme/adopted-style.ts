import { useInsertionEffect } from 'react';

type Props = { dangerouslySetInnerHTML?: { __html: string }; children?: string };

const shared = new Map<string, { sheet: CSSStyleSheet; users: number }>();

/** Adds a sheet through the CSSOM, which a content policy without inline style elements allows. */
export const adoptStyles = (css: string): (() => void) => {
  const known = shared.get(css);
  const entry = known ?? { sheet: new CSSStyleSheet(), users: 0 };
  if (!known) {
    entry.sheet.replaceSync(css);
    shared.set(css, entry);
    document.adoptedStyleSheets.push(entry.sheet);
  }
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    shared.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
};

/** Stands in for every style element of Mantine: see `adoptStyleElements` in vite.config.ts. */
export const AdoptedStyle = ({ dangerouslySetInnerHTML, children }: Props): null => {
  const css = dangerouslySetInnerHTML?.__html ?? children ?? '';
  useInsertionEffect(() => adoptStyles(css), [css]);
  return null;
};
