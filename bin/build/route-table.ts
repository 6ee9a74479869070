import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runnerImport } from 'vite';

/** Whether a file is a route table. What it imports lazily is a page or a part, with texts of its own. */
export const isRouteTable = (id: string): boolean =>
  /\/(features\/[^/]+\/[^/]+\/web\/routes\.tsx|apps\/web\/pages\.ts)$/.test(id.replaceAll('\\', '/'));

/** `import('./x.tsx')` as the sources write it. */
export const lazyImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** `lazyPart(() => import('../list/task-list.tsx'), { first: ['view=list', 'phone'] })` */
const firstPart = /lazyPart\(\s*\(\) => import\('([^']+)'\),\s*\{\s*first: \[([^\]]*)\]/g;

/** The parts that the source of a page shows at once, with the words under which it does. */
const firstParts = (page: string): { path: string; first: string[] }[] =>
  [...readFileSync(page, 'utf8').matchAll(firstPart)].map(([, to = '', words = '']) => ({
    path: join(dirname(page), to),
    first: words.split(',').flatMap((word) => /'([^']+)'/.exec(word)?.[1] ?? []),
  }));

/** The pages that show parts of all features at once, and what these parts are called where they are declared. */
const filledPages = {
  '/': 'homeTiles',
  '/job/$jobId': 'jobFacts',
  '/profile': 'profileSections',
  '/admin/company-settings': 'companySections',
} as const;

/** The pages below which the parts of all features follow. */
const followedPages = {
  '/special-project/$specialProjectId': 'projectSections',
  '/admin/job/$jobId/service/$serviceId': 'serviceSections',
} as const;

/** The pages that show one of the views which features add to them. */
const viewedPages = { '/special-projects/dashboard': 'projectViews', '/admin/jobs': 'jobViews' } as const;

/** The pages whose address names the open one of the tabs which features add to them. */
const tabbedPages = { '/job/$jobId': 'jobTabs' } as const;

type ValueOf<T> = T[keyof T];

type Filling = ValueOf<typeof filledPages> | ValueOf<typeof followedPages>;

type Tabs = ValueOf<typeof tabbedPages>;

type Added = Filling | ValueOf<typeof viewedPages> | Tabs;

/** A module that only the build knows: all parts of features that fill or follow a page. */
const fillingOf = (filled: Filling): string => `apps/web/filled/${filled}.ts`;

type Lazy = { component: unknown };

type Feature = Partial<Record<Added, readonly Lazy[]> & Record<Tabs, readonly (Lazy & { id: string })[]>>;

type Routed = Lazy & { path: string; title: string; layout: string };

type FirstPart = { source: string; first: string[] };

export type Route = {
  path: string;
  title: string;
  framed: boolean;
  /** The page, and one module of all parts of features that fill it: paths from the root of the project. */
  sources: string[];
  /** Parts of features that are one module, which comes with the page or after it. */
  filled: { module: string; sources: string[] } | undefined;
  /** Modules that follow the page; a visit loads one of them. */
  later: string[];
  /** The parts that it also shows at once, with a word in its address or on one kind of screen. */
  parts: FirstPart[];
  /** The tabs which its address opens. */
  tabs: FirstPart[];
};

/** Every page with what it shows at once, from the route tables themselves. */
export const readRoutes = async (root: string): Promise<Route[]> => {
  const read = async <T>(path: string): Promise<T> =>
    (await runnerImport<T>(join(root, path), { configFile: false, root, logLevel: 'silent' })).module;
  const sourceOf = ({ component }: Lazy): string => {
    const [, source] = /import\w*\(["']\/([^"']+)["']\)/.exec(String(component)) ?? [];
    if (!source) throw new Error(`${String(component)} does not say what it loads`);
    return source;
  };
  const { pages } = await read<{ pages: readonly Routed[] }>('apps/web/pages.ts');
  const { features } = await read<{ features: readonly Feature[] }>('apps/web/features.ts');
  return pages.map((page) => {
    const source = sourceOf(page);
    const nameIn = <Name extends Added>(names: Readonly<Record<string, Name>>): Name | undefined =>
      names[page.path];
    const added = (name: Added): string[] => [
      ...new Set(features.flatMap((feature) => feature[name] ?? []).map(sourceOf)),
    ];
    const [atOnce, after, views] = [nameIn(filledPages), nameIn(followedPages), nameIn(viewedPages)];
    const tabbed = nameIn(tabbedPages);
    const opened = tabbed ? features.flatMap((feature) => feature[tabbed] ?? []) : [];
    const filled = atOnce ?? after;
    return {
      path: page.path,
      title: page.title,
      framed: page.layout === 'nav',
      sources: atOnce ? [source, fillingOf(atOnce)] : [source],
      filled: filled && { module: fillingOf(filled), sources: added(filled) },
      later: [...(after ? [fillingOf(after)] : []), ...(views ? added(views) : [])],
      parts: firstParts(join(root, source)).map(({ path, first }) => ({
        source: relative(root, path).replaceAll('\\', '/'),
        first,
      })),
      tabs: opened.map((tab) => ({ source: sourceOf(tab), first: [`tab=${tab.id}`] })),
    };
  });
};

/** `lazyPart(() => import('./task-charts.tsx'), { soon: true })` */
const soonPart = /import\('([^']+)'\)(?:(?!import\()[^;])*?\{ soon: true/g;

/** The parts that follow this source on every visit. */
export const soonParts = (source: string): string[] =>
  !existsSync(source)
    ? []
    : [...readFileSync(source, 'utf8').matchAll(soonPart)].map(([, to = '']) => join(dirname(source), to));
