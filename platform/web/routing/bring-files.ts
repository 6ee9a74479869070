/** Built files that are there or on their way, by name. */
const files = new Map<string, Promise<void>>();

const bringStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });

const bringScript = async (href: string): Promise<void> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  await answer.arrayBuffer();
};

const bring = (file: string): Promise<void> => {
  const known = files.get(file);
  if (known) return known;
  const href = `/${file}`;
  const inDocument = document.querySelector(`link[href="${href}"], link[data-holds~="${file}"]`) !== null;
  const coming = inDocument ? Promise.resolve() : (file.endsWith('.css') ? bringStyle : bringScript)(href);
  files.set(file, coming);
  coming.catch(() => files.delete(file));
  return coming;
};

/** The build calls it for every `import()`, with all files that it needs. The browser remembers for the life of the
 * document that a module could not be fetched, and never asks again: so the files come into its cache first, by calls that
 * may be repeated, and the import finds them there. */
export const importWith = async <T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> => {
  await Promise.all(needed.map(bring));
  return load();
};
