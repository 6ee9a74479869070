import { type Page, page } from '#platform/web/routing/index';
import { featurePages } from './features.ts';

const own: readonly Page[] = [
  page({
    path: '/',
    title: 'app:titles.dashboard',
    layout: 'nav',
    gate: 'signed-in',
    component: () => import('./pages/home/home-page.tsx'),
  }),
  page({
    path: '/not-found',
    title: 'app:titles.notFound',
    layout: 'nav',
    gate: 'public',
    component: () => import('./pages/not-found-page.tsx'),
  }),
  page({
    path: '/admin',
    title: 'app:titles.admin',
    layout: 'nav',
    gate: 'hasAccessAdmin',
    component: () => import('./pages/admin/admin-page.tsx'),
  }),
];

/** The route table of the whole application, without the sign-in pages, which have their own document. */
export const pages: readonly Page[] = [...own, ...featurePages];

/** The palette is no page, but a part that is loaded when it is wanted, with its own texts and those of the cards of Admin. */
export const loadPalette = () => import('./shell/palette/command-palette.tsx');

export const pageAt = (path: string): Page | undefined => pages.find((page) => page.path === path);
