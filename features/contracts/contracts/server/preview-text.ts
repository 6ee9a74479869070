import { type PreviewLine, wordsOfRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { type Contract, contractRecordEndpoints, statementEndpoints } from '../contract/index.ts';

/** Dates and prices, for readers who get the terms. */
const agreed = ({ service, start_date, termination_date: end, terms }: Contract): PreviewLine[] => {
  if (!terms) return [];
  const values = {
    service: service.name,
    from: shownDate(start_date),
    net: shownMoney(terms.price.net, 'en'),
    invoice: shownMoney(terms.price.invoice_month, 'en'),
    value: shownMoney(terms.price.contract_value, 'en'),
  };
  return end === null
    ? [{ text: 'contracts:document.open', values }]
    : [{ text: 'contracts:document.until', values: { ...values, until: shownDate(end) } }];
};

/** The words in the HTML documents of the feature's pages, which are shown before any script has run. */
export const contractPreview = {
  '/admin/job/$jobId/service/$serviceId': wordsOfText('contracts:section.serviceText'),
  '/admin/job/$jobId/service/$serviceId/contract/{-$contractId}': wordsOfRecord(
    contractRecordEndpoints.getContract,
    (contract) => ({
      title: {
        text: `contracts:titles.${contract.is_base ? 'base' : 'amendment'}`,
        values: { number: contract.number },
      },
      lines: agreed(contract),
    }),
  ),
  '/admin/job/$jobId/service/$serviceId/contract/$contractId/statement': wordsOfRecord(
    statementEndpoints.getStatement,
    ({ client, job, contract: { number, service } }) => ({
      title: { text: 'contracts:titles.statement', values: {} },
      lines: [[client, `${job.number} – ${job.name}`, service.name, number].join(' · ')],
    }),
  ),
};
