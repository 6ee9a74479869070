import { beforeEach, expect, it, vi } from 'vitest';
import { startOfStyle } from './needed-files.ts';

const needed = {
  files: ['assets/a.js', 'assets/b.js', 'assets/held.css', 'assets/new.css', 'assets/more.css'],
  of: { 'part.js': [0, 1, 2], 'look.js': [2, 3], 'looks.js': [2, 3, 4] },
  sheets: { 'looks.js': 'assets/styles.css' },
};

const sheet = ['held', 'new', 'more'].map((name) => `${startOfStyle(`assets/${name}.css`)}.${name} {}`);

class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

let adopted: Sheet[] = [];

let asked: string[] = [];

/** Each test loads the module anew, with a document of its own, because it remembers which files were loaded. */
const openDocument = async (held: readonly string[], answer: (href: string) => Promise<Response>) => {
  const links = held.map((file) =>
    file.endsWith('.css')
      ? { getAttribute: () => '/assets/page.css', dataset: { holds: `assets/frame.css ${file}` } }
      : { getAttribute: () => `/${file}`, dataset: {} },
  );
  vi.stubGlobal('document', {
    documentElement: { dataset: { needed: '/assets/needed.json' } },
    querySelectorAll: () => links,
    adoptedStyleSheets: adopted,
  });
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href);
    return answer(href);
  });
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.resetModules();
  return (await import('./bring-files.ts')).importWith;
};

const well = async (href: string) => new Response(href.endsWith('.json') ? JSON.stringify(needed) : '');

const load = vi.fn(async () => 'code');

beforeEach(() => {
  asked = [];
  adopted = [];
  load.mockClear();
});

it('imports only when all files came, asks again for what did not, and for no file twice', async () => {
  let online = false;
  const importWith = await openDocument(['assets/held.css'], async (href) => {
    if (!online && !href.includes('a.js')) throw new TypeError('Failed to fetch');
    return well(href);
  });
  await expect(importWith(load, 'part.js')).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  online = true;
  expect(await importWith(load, 'part.js')).toBe('code');
  expect(await importWith(load, 'part.js')).toBe('code');
  const list = '/assets/needed.json';
  expect(asked).toEqual([list, list, '/assets/a.js', '/assets/b.js']);
});

it.each(['/assets/needed.json', '/assets/b.js'])(
  'takes an answer that is not %s for a failure',
  async (file) => {
    const importWith = await openDocument(['assets/held.css'], async (href) =>
      href === file ? new Response('', { status: 503 }) : well(href),
    );
    await expect(importWith(load, 'part.js')).rejects.toThrow(`${file} answered 503`);
    expect(load).not.toHaveBeenCalled();
  },
);

it('asks for nothing where the document names the script, or where it needs nothing else', async () => {
  const importWith = await openDocument(['assets/part.js'], well);
  expect(await importWith(load, 'part.js')).toBe('code');
  expect(await importWith(load)).toBe('code');
  expect(asked).toEqual([]);
});

it('adds the styles that the document does not hold, behind its own', async () => {
  const importWith = await openDocument(['assets/held.css'], async (href) =>
    href.endsWith('.css') ? new Response('.new {}') : well(href),
  );
  await importWith(load, 'look.js');
  expect(asked).toEqual(['/assets/needed.json', '/assets/new.css']);
  expect(adopted).toEqual([{ css: '.new {}' }]);
});

it('asks for one file of several styles, and adds those of it that are not there', async () => {
  const importWith = await openDocument(['assets/held.css'], async (href) =>
    href.endsWith('.css') ? new Response(sheet.join('\n')) : well(href),
  );
  await Promise.all([importWith(load, 'looks.js'), importWith(load, 'looks.js')]);
  await importWith(load, 'look.js');
  expect(asked).toEqual(['/assets/needed.json', '/assets/styles.css']);
  expect(adopted).toEqual([{ css: '.new {}\n\n.more {}' }]);
});
