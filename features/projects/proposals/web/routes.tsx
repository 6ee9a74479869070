import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.proposal,
      title: 'proposals:titles.section',
      layout: 'nav',
      gate: 'hasAccessSpecialProjects',
      component: () => import('./edit/proposal-page.tsx'),
    }),
    page({
      path: paths.templates,
      title: 'proposals:titles.templates',
      layout: 'nav',
      gate: 'specialProjects.canUpdate',
      component: () => import('./templates/templates-page.tsx'),
    }),
    page({
      path: paths.template,
      title: 'proposals:titles.template',
      layout: 'nav',
      gate: 'specialProjects.canUpdate',
      component: () => import('./templates/template-page.tsx'),
    }),
    page({
      path: paths.shared,
      title: 'proposals:titles.section',
      layout: 'bare',
      gate: 'redirect-token',
      component: () => import('./shared/shared-proposal-page.tsx'),
    }),
  ],
  listLinks: [
    {
      id: 'proposal-templates',
      list: 'special-projects',
      title: 'proposals:titles.templates',
      flag: 'specialProjects.canUpdate',
      order: 10,
      to: paths.templates,
    },
  ],
  projectSections: [
    {
      id: 'proposal',
      title: 'proposals:titles.section',
      flag: 'hasAccessSpecialProjects',
      order: 5,
      component: () => import('./section/proposal-section.tsx'),
    },
  ],
});
