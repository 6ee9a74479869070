import type { Locale } from '#platform/contract/fields';
import { type TextValues, textOf } from '#platform/contract/text-of';
import { findPage, firstParts } from './find-page.ts';
import type { Files, FilesOfPage, PageManifest } from './page-manifest.ts';
import type { PreviewLine, PreviewText } from './preview-text.ts';

/** Number of lines that are drawn, with or without words. */
const places = 6;

/** Words in the language of the reader. */
type Painted = {
  title: string | undefined;
  heading: string | undefined;
  lead: string | undefined;
  lines: readonly string[] | undefined;
  prose: boolean | undefined;
};

/** The frame of the application with the words that are known, drawn before any script or style sheet has loaded. Sizes and
 * colors are those of `apps/web/shell`. The application removes it when its first page appears. */
const firstPaint = (
  { title, heading = title, lead, lines = [], prose = false }: Painted,
  productName: string,
): string => {
  const top = heading === undefined ? '<i class="t"></i>' : `<b>${escapeHtml(heading)}</b>`;
  const below = lead === undefined ? '' : `<p>${escapeHtml(lead)}</p>`;
  const line = prose ? '<i class="p">' : '<i>';
  const previewed = lines.slice(0, places).map((words) => `${line}<u>${escapeHtml(words)}</u></i>`);
  return `<style>${style}</style>
<div id="first-paint" aria-hidden="true"><header><span>${escapeHtml(productName)}</span></header><main>${top}${below}${previewed.join('')}${'<i></i>'.repeat(places - previewed.length)}</main></div>`;
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `
:root{color-scheme:light dark}
body{margin:0}
#first-paint{position:fixed;z-index:-1;inset:0;font:14px/20px "Inter Fallback",system-ui,sans-serif;color:light-dark(#1a1f26,#c9c9c9)}
#first-paint header{box-sizing:border-box;height:57px;padding:18px 64px;border-bottom:1px solid light-dark(#e9ecef,#3b3b3b);color:light-dark(#868e96,#828282)}
#first-paint main{padding:20px 24px}
#first-paint b{display:block;margin-bottom:24px;font-size:22px;line-height:28px;font-weight:600}
#first-paint p{margin:-22px 0 24px;line-height:23px;color:light-dark(#868e96,#828282)}
#first-paint i{display:block;box-sizing:border-box;height:40px;padding-top:10px;margin-bottom:16px;border-radius:6px;background:light-dark(#f1f3f5,#2e2e2e)}
#first-paint u{display:-webkit-box;margin:0 16px;overflow:hidden;font-style:normal;text-decoration:none;-webkit-box-orient:vertical;-webkit-line-clamp:1}
#first-paint .t{width:40%;height:28px}
#first-paint .p{height:auto;padding:10px 12px}
#first-paint .p u{margin:0;font-size:16px;line-height:24px;white-space:pre-line;-webkit-line-clamp:6}
@media(max-width:37.49em){#first-paint main{box-sizing:border-box;height:calc(100dvh - 114px - env(safe-area-inset-bottom));padding:20px 16px;overflow:hidden;border-bottom:1px solid light-dark(#e9ecef,#3b3b3b)}#first-paint b{margin-right:64px}#first-paint p{margin-right:16px}#first-paint i{height:88px}#first-paint u{font-size:15px;white-space:pre-line;-webkit-line-clamp:3}#first-paint .p u{font-size:19.5px;line-height:30px;-webkit-line-clamp:6}#first-paint .t{height:28px}}
@media(min-width:80em){#first-paint header,#first-paint main{margin-left:256px}#first-paint header{padding-left:24px}#first-paint{background:linear-gradient(90deg,light-dark(#f8f9fa,#1f1f1f) 255px,light-dark(#e9ecef,#3b3b3b) 255px 256px,transparent 256px)}}
`.replaceAll('\n', '');

export type Words = Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;

export type Visit = {
  path: string;
  search: URLSearchParams;
  phone: boolean;
  locale: Locale;
  words?: PreviewText | undefined;
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

  const fill = (previewed: PreviewLine, locale: Locale): string | undefined => {
    if (typeof previewed === 'string') return previewed;
    return 'text' in previewed ? say(previewed.text, locale, previewed.values) : previewed[locale];
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

  return ({ path, search, phone, locale, words: previewed = {} }: Visit, start: Start): string => {
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
    const heading =
      previewed.title === undefined ? page && titleOf(page, locale) : fill(previewed.title, locale);
    const lead = previewed.lead && say(previewed.lead, locale);
    const lines = previewed.lines?.flatMap((line) => fill(line, locale) ?? []);
    const painted = { title: heading, heading: previewed.heading, lead, lines, prose: previewed.prose };
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
