/** Built files that are there or on their way, by name. */
const files = new Map<string, Promise<void>>();

const fetchFile = async (href: string): Promise<Response> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer;
};

/** Behind all other styles: when layers come in between, the browser lays out the whole page once more. */
const bringStyle = async (href: string): Promise<void> => {
  const answer = await fetchFile(href);
  const sheet = new CSSStyleSheet({ baseURL: href });
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
};

const bringScript = async (href: string): Promise<void> => {
  await (await fetchFile(href)).arrayBuffer();
};

/** What the server's document names, read once: for each file anew, a phone would search the whole page. */
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

const bring = (file: string): Promise<void> => {
  const known = files.get(file);
  if (known) return known;
  const bringFile = file.endsWith('.css') ? bringStyle : bringScript;
  const coming = isInDocument(file) ? Promise.resolve() : bringFile(`/${file}`);
  files.set(file, coming);
  coming.catch(() => files.delete(file));
  return coming;
};

/** What the build says about each script that is imported when it is wanted: which files it needs, as positions. */
export type NeededFiles = { files: string[]; of: Record<string, number[]> };

let needed: Promise<NeededFiles> | undefined;

const readNeeded = async (): Promise<NeededFiles> => {
  const href = document.documentElement.dataset.needed ?? '';
  return (await fetchFile(href)).json();
};

const filesFor = async (script: string): Promise<string[]> => {
  needed ??= readNeeded();
  needed.catch(() => {
    needed = undefined;
  });
  const { files: names, of } = await needed;
  return (of[script] ?? []).flatMap((index) => names[index] ?? []);
};

/** The build calls it for every `import()`, with the name of the script where it needs more than itself. The browser
 * remembers for the life of the document that a module could not be fetched, and never asks again: so the files come into
 * its cache first, by calls that may be repeated, and the import finds them there. A document that names a script names
 * all that it needs. */
export const importWith = async <T>(
  load: () => Promise<T>,
  script?: string | readonly never[],
): Promise<T> => {
  if (typeof script !== 'string' || isInDocument(`assets/${script}`)) return load();
  await Promise.all((await filesFor(script)).map(bring));
  return load();
};
