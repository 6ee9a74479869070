import type { Paper } from '#features/accounts/files/server';
import { printedBrand } from '#features/accounts/organizations/server';
import { lineCents } from '#features/projects/special-projects/contract';
import { quantityWords } from '#features/projects/special-projects/server';
import { dateAt } from '#platform/server/clock/dates';
import { paperDate } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import { shownMoney } from '#platform/server/texts/shown-money';
import type { ProposalLine } from '../../contract/index.ts';
import { describeTotal, offerOf } from '../proposal/describe-total.ts';
import { proposalTexts } from '../texts.ts';
import type { ProposalSource } from './proposal-source.ts';

const factsOf = (source: ProposalSource): PdfBlock => {
  const { proposal, project } = source;
  const t = proposalTexts(proposal.language);
  const { sent_at } = proposal;
  const { client, site } = offerOf(source);
  const facts: (readonly [string, string | null | undefined])[] = [
    [t('paper.for'), client],
    [t('paper.site'), site && [site.name, site.address].filter(Boolean).join(', ')],
    [t('paper.version'), String(proposal.version)],
    [t('paper.date'), sent_at && paperDate(dateAt(new Date(sent_at), project.time_zone))],
    [t('field.valid_until'), proposal.valid_until && paperDate(proposal.valid_until)],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};

const lineOf = (line: ProposalLine, { language }: ProposalSource['proposal']): PdfLine => {
  return {
    label: line.description,
    value: shownMoney(lineCents(line) / 100, language),
    tone: 'none',
    notes: [`${quantityWords(line, language)} × ${shownMoney(line.unit_price, language)}`],
    pictures: [],
    ...(line.optional && { box: true }),
  };
};

const paragraphs = (text: string): PdfBlock[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', text: part }));

const titled = (text: string, blocks: readonly PdfBlock[]): PdfBlock[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', level: 1, text }, ...blocks];

/** The proposal as a document that the client can also tick and sign on paper. */
const proposalDocument = (source: ProposalSource, pictures: ReadonlyMap<number, PdfPicture>): PdfDocument => {
  const { proposal, project, brand } = source;
  const { title, description } = offerOf(source);
  const t = proposalTexts(proposal.language);
  const [sure, options] = [false, true].map((optional) =>
    proposal.lines.filter((line) => line.optional === optional).map((line) => lineOf(line, proposal)),
  ) as [PdfLine[], PdfLine[]];
  const total = describeTotal(source, proposal.language);
  return {
    ...(proposal.sent_at && { madeAt: proposal.sent_at }),
    locale: proposal.language,
    title: t('paper.title'),
    subtitle: `${project.number} · ${title}`,
    brand: printedBrand(brand, pictures),
    cover: [
      factsOf(source),
      ...paragraphs(proposal.intro),
      ...titled(t('paper.work'), paragraphs(description)),
      ...titled(t('paper.scope'), [{ kind: 'lines', lines: sure }]),
      { kind: 'heading', level: 1, text: t('field.total'), aside: total },
      ...(options.length === 0 ? [] : titled(t('paper.options'), [{ kind: 'lines', lines: options }])),
      ...titled(t('field.terms'), paragraphs(proposal.terms)),
      { kind: 'sign', labels: [t('paper.signName'), t('paper.signature'), t('paper.signDate')] },
    ],
    content: [],
  };
};

/** The paper is in the language of the proposal, not of the reader. */
export const proposalPaper = (source: ProposalSource): Paper => {
  const { proposal, project, brand } = source;
  const name = proposalTexts(proposal.language)('paper.fileName');
  return {
    name: `${name}-${project.number}-${proposal.version}.pdf`,
    files: brand.logo ? [brand.logo] : [],
    document: (pictures) => proposalDocument(source, pictures),
  };
};
