import { wordsOfRecord, wordsOfRows } from '#platform/server/http/document/preview-text';
import {
  invoiceEndpoints,
  invoiceListEndpoints,
  statementEndpoints,
  toInvoiceEndpoints,
} from '../contract/index.ts';

const invoice = wordsOfRecord(
  invoiceEndpoints.getInvoice,
  ({ number, bill_to, special_project: project, lines }) => ({
    title: number ?? project.number,
    lines: [[bill_to.name, project.title].join(' · '), ...lines.map(({ description }) => description)].slice(
      0,
      6,
    ),
  }),
);

const billing = wordsOfRecord(
  invoiceEndpoints.getProjectBilling,
  ({ special_project: { number, title, client } }) => ({
    title: number,
    lines: [[title, client.name].join(' · ')],
  }),
);

const statement = wordsOfRecord(statementEndpoints.getClientStatement, ({ client }) => ({
  title: client.name,
}));

/** Whether the address has the parameter `view` alone: a list without filters. */
const opens = ({ search }: { search: URLSearchParams }): boolean => search.size === 1;

const invoices = wordsOfRows(
  invoiceListEndpoints.listInvoices,
  (reader) => (opens(reader) ? { status: 'draft,invoiced' } : undefined),
  ({ number, client, special_project: { title } }) =>
    `${[number, title].filter(Boolean).join(' · ')}\n${client.name}`,
);

const toInvoice = wordsOfRows(
  toInvoiceEndpoints.listToInvoice,
  (reader) => (opens(reader) ? {} : undefined),
  ({ number, title, client, job }) =>
    `${number} ${title}\n${[client.name, job && `${job.job_number} ${job.job_name}`].filter(Boolean).join(' · ')}`,
);

/** The words in the HTML documents of the feature's pages, which are shown before any script has run. */
export const invoicePreview = {
  '/special-project/billing/$invoiceId': invoice,
  '/special-project/$specialProjectId/billing': billing,
  '/special-project/billing/client/$clientId': statement,
  '/special-projects/dashboard?view=invoices': invoices,
  '/special-projects/dashboard?view=to-invoice': toInvoice,
};
