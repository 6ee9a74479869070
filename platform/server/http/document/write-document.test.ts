import { describe, expect, it } from 'vitest';
import type { PageManifest } from './page-manifest.ts';
import type { PreviewText } from './preview-text.ts';
import { documentWriter } from './write-document.ts';

const page = (path: string, name: string, parts: PageManifest['pages'][number]['parts'] = []) => ({
  path,
  title: `tasks:titles.${name}`,
  framed: !path.startsWith('/$'),
  texts: `first-${name}`,
  scripts: [`assets/${name}.js`],
  styles: [`assets/part-1.css`, `assets/${name}.css`],
  sheet: `assets/page-${name}.css`,
  parts,
});

const files: PageManifest = {
  shell: {
    scripts: ['assets/app.js'],
    styles: [],
    sheet: null,
    texts: 'shell',
  },
  pages: [
    page('/tasks', 'tasks', [
      {
        first: ['view=list', 'phone'],
        texts: null,
        scripts: ['assets/list.js'],
        styles: ['assets/list.css'],
        sheet: 'assets/page-list.css',
      },
      {
        first: ['view=dashboard', 'wide'],
        texts: null,
        scripts: ['assets/charts.js'],
        styles: [],
        sheet: null,
      },
    ]),
    page('/task/$taskId', 'task', [
      {
        first: ['tab=notes'],
        texts: 'notes-tab',
        scripts: ['assets/notes.js'],
        styles: [],
        sheet: null,
      },
    ]),
    page('/task/series/$recurringId', 'series'),
    page('/$orgSlug/task/$taskId', 'shared'),
    page('/map/{-$jobId}', 'map'),
  ],
};

const html = '<html data-texts="/assets/t/" lang="en"><head><title>Cora</title></head><body></body></html>';

const words = {
  en: {},
  es: { tasks: { titles: { tasks: 'Tareas <1>' }, lead: 'Lo <2>', named: 'Tarea {{number}}' } },
};

const write = documentWriter(html, files, { words, productName: 'Cora' });

const open = (
  address: string,
  { phone = false, start, ...words }: PreviewText & { phone?: boolean; start?: string } = {},
): string => {
  const url = new URL(address, 'http://x');
  return write({ path: url.pathname, search: url.searchParams, phone, locale: 'es', words }, start);
};

describe('the document', () => {
  it.each([
    ['/task/5', 'task'],
    ['/task/series/5', 'series'],
    ['/acme/task/5', 'shared'],
    ['/map', 'map'],
    ['/map/7', 'map'],
  ])('of %s names the files of the page', (address, name) => {
    const written = open(address);
    expect(written).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}.js">`);
    const holds = `data-holds="assets/part-1.css assets/${name}.css"`;
    expect(written).toContain(`<link rel="stylesheet" crossorigin href="/assets/page-${name}.css" ${holds}>`);
    expect(written).toContain(`href="/assets/t/first-${name}.es.json"`);
    expect(written).toContain(`data-first-texts="first-${name}"`);
    expect(written).toContain('href="/assets/app.js"');
    expect(written).toContain('lang="es"');
  });

  it.each([
    ['/tasks?view=list', false, 'list'],
    ['/tasks?view=dashboard', true, 'charts'],
    ['/tasks', true, 'list'],
    ['/tasks?q=x', false, 'charts'],
  ])('of %s (phone: %s) names the part that shows first', (address, phone, name) => {
    const written = open(address, { phone });
    expect(written.match(/assets\/(list|charts)\.js/g)).toEqual([`assets/${name}.js`]);
    expect(written.match(/page-\w+\.css/g)).toEqual(name === 'list' ? ['page-list.css'] : null);
  });

  it('names the code and the texts of the tab that the address opens', () => {
    const named = ['/assets/notes.js', '/assets/t/notes-tab.es.json'];
    const written = open('/task/5?tab=notes');
    expect(named.filter((file) => written.includes(`href="${file}"`))).toEqual(named);
    expect(named.filter((file) => open('/task/5?tab=other').includes(file))).toEqual([]);
  });

  it('draws the frame with the title of the page for whoever is signed in', () => {
    expect(open('/tasks', { start: '{}' })).toContain('<b>Tareas &lt;1&gt;</b>');
    expect(open('/task/5', { start: '{}' })).toContain('id="first-paint"');
    for (const address of ['/acme/task/5', '/nowhere']) {
      expect(open(address, { start: '{}' })).not.toContain('first-paint');
    }
    expect(open('/tasks', { start: 'null' })).not.toContain('first-paint');
  });

  it('says in the frame and in the tab which record it is', () => {
    const written = open('/task/5', { start: '{}', title: '#5 Wax <i>$&' });
    expect(written).toContain('<b>#5 Wax &lt;i&gt;$&amp;</b>');
    expect(written).toContain('<title>#5 Wax &lt;i&gt;$&amp; · Cora</title>');
    expect(open('/task/5', { start: '{}' })).toContain('<title>Cora</title>');
    expect(open('/tasks', { start: 'null' })).toContain('<title>Cora</title>');
  });

  it('fills words of the record into texts', () => {
    const values = { number: 'A<1>' };
    const previewed = { text: 'tasks:named', values };
    const written = open('/task/5', {
      start: '{}',
      title: previewed,
      lines: [previewed, { ...previewed, text: 'tasks:gone' }],
    });
    expect(written).toContain('<b>Tarea A&lt;1&gt;</b><i><u>Tarea A&lt;1&gt;</u></i><i></i>');
    expect(written).toContain('<title>Tarea A&lt;1&gt; · Cora</title>');
  });

  it('draws the first lines of the page, and a heading of its own', () => {
    const written = open('/tasks', {
      start: '{}',
      heading: 'Hola',
      lines: ['<1>', { en: 'Two', es: 'Dos' }],
    });
    expect(written).toContain('<b>Hola</b><i><u>&lt;1&gt;</u></i><i><u>Dos</u></i><i></i>');
    expect(written).toContain('<title>Tareas &lt;1&gt; · Cora</title>');
  });

  it('sets sentences large', () => {
    const written = open('/tasks', { start: '{}', prose: true, lines: ['Dust the sills.'] });
    expect(written).toContain('<i class="p"><u>Dust the sills.</u></i><i></i>');
  });

  it('says below the title what the page is about', () => {
    const written = open('/tasks', { start: '{}', lead: 'tasks:lead' });
    expect(written).toContain('<b>Tareas &lt;1&gt;</b><p>Lo &lt;2&gt;</p><i></i>');
    expect(open('/tasks', { start: '{}', lead: 'tasks:gone' })).toContain('<b>Tareas &lt;1&gt;</b><i></i>');
  });

  it('of an unknown address has what every page has', () => {
    expect(open('/nowhere/at/all')).toContain('/assets/app.js');
  });

  it('brings the first answers in an element that nothing in them can end', () => {
    const written = open('/tasks', { start: JSON.stringify({ name: '</script><script>alert(1)</script>' }) });
    const [, json] = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
    expect(open('/tasks')).not.toContain('id="start"');
  });
});
