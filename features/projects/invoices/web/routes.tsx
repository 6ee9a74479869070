import { defineFeature } from '#platform/web/feature/index';
import { page } from '#platform/web/routing/index';
import { paths } from './addresses.ts';

export const feature = defineFeature({
  pages: [
    page({
      path: paths.billing,
      title: 'invoices:titles.billing',
      layout: 'nav',
      gate: 'specialProjects.canCreateInvoice',
      component: () => import('./billing/billing-page.tsx'),
    }),
    page({
      path: paths.invoice,
      title: 'invoices:titles.invoice',
      layout: 'nav',
      gate: 'specialProjects.canViewInvoices',
      component: () => import('./record/invoice-page.tsx'),
    }),
    page({
      path: paths.edit,
      title: 'invoices:titles.edit',
      layout: 'nav',
      gate: 'specialProjects.canUpdateInvoices',
      component: () => import('./edit/edit-page.tsx'),
    }),
    page({
      path: paths.statement,
      title: 'invoices:titles.statement',
      layout: 'nav',
      gate: 'specialProjects.canViewInvoices',
      component: () => import('./statement/statement-page.tsx'),
    }),
  ],
  clientFacts: [
    {
      id: 'balance',
      title: 'invoices:statement.owes',
      flag: 'specialProjects.canViewInvoices',
      order: 10,
      component: () => import('./client/client-balance.tsx'),
    },
  ],
  companySections: [
    {
      id: 'invoices',
      title: 'invoices:settings.title',
      text: 'invoices:settings.text',
      flag: 'hasAccessAdminCompanySettings',
      order: 5,
      component: () => import('./settings/settings-section.tsx'),
    },
  ],
  projectSections: [
    {
      id: 'billing',
      title: 'invoices:titles.billing',
      flag: 'specialProjects.canViewInvoices',
      order: 10,
      component: () => import('./section/billing-section.tsx'),
    },
  ],
  projectViews: [
    {
      id: 'invoices',
      title: 'invoices:titles.list',
      flag: 'specialProjects.canViewInvoices',
      order: 40,
      component: () => import('./list/invoice-list-view.tsx'),
    },
    {
      id: 'to-invoice',
      title: 'invoices:titles.toInvoice',
      flag: 'specialProjects.canCreateInvoice',
      order: 41,
      component: () => import('./to-invoice/to-invoice-view.tsx'),
    },
    {
      id: 'receivables',
      title: 'invoices:titles.receivables',
      flag: 'specialProjects.canViewInvoices',
      order: 42,
      component: () => import('./receivables/receivables-view.tsx'),
    },
  ],
  palette: [
    {
      id: 'invoices',
      title: 'invoices:titles.list',
      flag: 'specialProjects.canViewInvoices',
      find: async (words, signal) => (await import('./find-invoices.ts')).findInvoices(words, signal),
    },
  ],
});
