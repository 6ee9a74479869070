import type { Locale } from '#platform/contract/fields';
import { type TextValues, textOf } from '#platform/contract/text-of';
import { findPage, firstParts } from './find-page.ts';
import { escapeHtml, firstPaint } from './first-paint.ts';
import type { FirstWords, Said } from './first-words.ts';
import type { Files, FilesOfPage, PageManifest } from './page-manifest.ts';

export type Words = Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;

export type Visit = {
  path: string;
  search: URLSearchParams;
  phone: boolean;
  locale: Locale;
  words?: FirstWords | undefined;
};

/** The answers of the API that the page would ask for first, as JSON; when undefined, the page asks for them itself. */
export type Start = string | undefined;

const attribute = (html: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';

const titleElement = /<title>[^<]*<\/title>/;

const styleElement = /<link rel="stylesheet"[^>]*>/g;

/** Nothing inside a script element may look like the end of that element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Writes the document of a page. It names all files that the page needs at once, so that they load together, and holds who
 * is logged in. */
export const documentWriter = (
  html: string,
  { shell, pages }: PageManifest,
  { words, productName }: { words: Words; productName: string },
) => {
  const texts = attribute(html, 'data-texts');
  const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const styleLink = ({ sheet, styles }: Files): string[] =>
    sheet === null
      ? []
      : [`<link rel="stylesheet" crossorigin href="/${sheet}" data-holds="${styles.join(' ')}">`];
  const textLink = (part: string, locale: Locale) =>
    `<link rel="preload" as="fetch" crossorigin href="${texts}${part}.${locale}.json">`;
  const [head = '', rest = ''] = html.replace(styleElement, '').split('</head>');

  const say = (key: string, locale: Locale, values?: TextValues): string | undefined => {
    const [namespace = '', name = ''] = key.split(':');
    return textOf(words[locale], [namespace, ...name.split('.')], locale, values);
  };

  const fill = (said: Said, locale: Locale): string | undefined => {
    if (typeof said === 'string') return said;
    return 'text' in said ? say(said.text, locale, said.values) : said[locale];
  };

  /** The title from the route table. A page of a record has none there: its title is the name of the record. */
  const titleOf = ({ title, path }: FilesOfPage, locale: Locale): string | undefined =>
    path.includes('$') ? undefined : say(title, locale);

  const filesFor = (page: FilesOfPage | undefined, search: URLSearchParams, phone: boolean) => {
    if (!page) return { scripts: shell.scripts, sheets: [shell], texts: shell.texts, added: [] };
    const first = firstParts(page, search, phone);
    return {
      scripts: [...new Set([shell, page, ...first].flatMap(({ scripts }) => scripts))],
      // The style sheet of a part includes the styles of the page.
      sheets: [shell, ...(first.length > 0 ? first : [page])],
      texts: page.texts,
      added: first.flatMap((part) => part.texts ?? []),
    };
  };

  return ({ path, search, phone, locale, words: said = {} }: Visit, start: Start): string => {
    const page = findPage(pages, path);
    const { scripts, sheets, texts: textsPart, added } = filesFor(page, search, phone);
    const links = [
      ...scripts.map(scriptLink),
      ...[textsPart, ...added].map((part) => textLink(part, locale)),
      ...(start === undefined
        ? []
        : [`<script type="application/json" id="start">${inScript(start)}</script>`]),
    ];
    const signedIn = start !== undefined && start !== 'null';
    const heading = said.title === undefined ? page && titleOf(page, locale) : fill(said.title, locale);
    const lead = said.lead && say(said.lead, locale);
    const lines = said.lines?.flatMap((line) => fill(line, locale) ?? []);
    const painted = { title: heading, heading: said.heading, lead, lines, prose: said.prose };
    // Style sheets come after the first paint, which must not wait for them.
    const paint = page?.framed && signedIn ? firstPaint(painted, productName) : '';
    const tab = signedIn && heading !== undefined ? `${heading} · ${productName}` : productName;
    return `${head
      .replace('lang="en"', `lang="${locale}" data-first-texts="${textsPart}"`)
      .replace(
        titleElement,
        () => `<title>${escapeHtml(tab)}</title>`,
      )}${links.join('\n')}\n</head>${rest.replace('<body>', () => `<body>${[paint, ...sheets.flatMap(styleLink)].join('\n')}`)}`;
  };
};
