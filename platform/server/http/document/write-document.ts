import type { Locale } from '#platform/contract/fields';
import { findPage, firstParts } from './find-page.ts';
import type { PageFiles } from './page-files.ts';

export type Visit = { path: string; search: URLSearchParams; phone: boolean; locale: Locale };

/** Answers of the API that the page would ask for first, as JSON; undefined leaves it to ask. */
export type Start = string | undefined;

const attribute = (html: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';

/** Inside of a script element nothing may look like its end. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The document of a page: all files it needs at once, so that it asks for none after the other, and who is signed in. */
export const documentWriter = (html: string, { shell, pages }: PageFiles) => {
  const texts = attribute(html, 'data-texts');
  const fonts = shell.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
  const textLink = (part: string, locale: Locale) =>
    `<link rel="preload" as="fetch" crossorigin href="${texts}${part}.${locale}.json">`;
  const [head = '', rest = ''] = html.split('</head>');

  return ({ path, search, phone, locale }: Visit, start: Start): string => {
    const page = findPage(pages, path);
    const parts = page ? [shell, page, ...firstParts(page, search, phone)] : [shell];
    const links = [
      ...[...new Set(parts.flatMap(({ styles }) => styles))].map(styleLink),
      ...[...new Set(parts.flatMap(({ scripts }) => scripts))].map(scriptLink),
      textLink(shell.texts, locale),
      ...(page ? [textLink(page.texts, locale)] : []),
      ...fonts,
      ...(start === undefined
        ? []
        : [`<script type="application/json" id="start">${inScript(start)}</script>`]),
    ];
    return `${head.replace('lang="en"', `lang="${locale}"`)}${links.join('\n')}\n</head>${rest}`;
  };
};
