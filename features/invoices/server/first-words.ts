import { wordsOfRecord } from '#platform/server/http/document/first-words';
import { invoiceEndpoints, statementEndpoints } from '../contract/index.ts';

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

/** What the documents of the feature's pages say before any script has run. */
export const invoiceFirstWords = {
  '/special-project/billing/$invoiceId': invoice,
  '/special-project/$specialProjectId/billing': billing,
  '/special-project/billing/client/$clientId': statement,
};
