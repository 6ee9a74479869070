import { useInsertionEffect } from 'react';

type Props = { dangerouslySetInnerHTML?: { __html: string }; children?: string };

const shared = new Map<string, { sheet: CSSStyleSheet; users: number }>();

/** Adds a style sheet through the CSSOM, which works under a content security policy without inline styles. */
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

/** Replaces every style element of Mantine: see `adoptStyleElements` in vite.config.ts. */
export const AdoptedStyle = ({ dangerouslySetInnerHTML, children }: Props): null => {
  const css = dangerouslySetInnerHTML?.__html ?? children ?? '';
  useInsertionEffect(() => adoptStyles(css), [css]);
  return null;
};
