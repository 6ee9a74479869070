import { type NeededFiles, stylesIn } from './needed-files.ts';

/** Built files that are loaded or being loaded, by name. */
const files = new Map<string, Promise<void>>();

const fetchFile = async (href: string): Promise<Response> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer;
};

/** Adds styles behind all others: for layers that come in between, the browser would lay out the whole page once more. */
const adopt = (href: string, css: string): void => {
  const sheet = new CSSStyleSheet({ baseURL: href });
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

const bringStyle = async (href: string): Promise<void> => adopt(href, await (await fetchFile(href)).text());

/** Takes from a file of several styles only the missing ones: a style added again, behind others, would override these. */
const bringStyles = async (href: string, styles: readonly string[]): Promise<void> => {
  const all = stylesIn(await (await fetchFile(href)).text());
  adopt(href, styles.map((file) => all.get(file)).join('\n'));
};

const bringScript = async (href: string): Promise<void> => {
  await (await fetchFile(href)).arrayBuffer();
};

/** The files that the server's document names. Read once, because searching the whole page for each file is slow on a
 * phone. */
let named: ReadonlySet<string> | undefined;

const isInDocument = (file: string): boolean => {
  named ??= new Set(
    [...document.querySelectorAll('link')].flatMap((link) => [
      (link.getAttribute('href') ?? '').slice(1),
      ...(link.dataset.holds?.split(' ') ?? []),
    ]),
  );
  return named.has(file);
};

const isStyle = (file: string): boolean => file.endsWith('.css');

const remember = (file: string, coming: Promise<void>): void => {
  files.set(file, coming);
  coming.catch(() => files.delete(file));
};

/** Loads all of these files. If two or more styles are missing, they come in the one file that contains them all. */
const bring = (all: readonly string[], sheet: string | undefined): Promise<unknown> => {
  const missing = all.filter((file) => !files.has(file) && !isInDocument(file));
  const styles = missing.filter(isStyle);
  if (sheet && styles.length > 1) {
    const coming = bringStyles(`/${sheet}`, styles);
    for (const file of styles) remember(file, coming);
  }
  for (const file of missing) {
    if (!files.has(file)) remember(file, isStyle(file) ? bringStyle(`/${file}`) : bringScript(`/${file}`));
  }
  return Promise.all(all.map((file) => files.get(file)));
};

let needed: Promise<NeededFiles> | undefined;

const readNeeded = async (): Promise<NeededFiles> => {
  const href = document.documentElement.dataset.needed ?? '';
  return (await fetchFile(href)).json();
};

const bringFor = async (script: string): Promise<void> => {
  needed ??= readNeeded();
  needed.catch(() => {
    needed = undefined;
  });
  const { files: names, of, sheets } = await needed;
  await bring(
    (of[script] ?? []).flatMap((index) => names[index] ?? []),
    sheets[script],
  );
};

/** The build calls it for every `import()`, with the name of the script if that needs other files too. Until the document
 * is closed, a browser does not fetch a module again that it could not fetch once. So the files are first brought into its
 * cache by calls that may be repeated, and the import finds them there. A document that names a script names all files that
 * it needs. */
export const importWith = async <T>(
  load: () => Promise<T>,
  script?: string | readonly never[],
): Promise<T> => {
  if (typeof script !== 'string' || isInDocument(`assets/${script}`)) return load();
  await bringFor(script);
  return load();
};
