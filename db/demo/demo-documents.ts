import type { DocumentType } from '#features/sites/job-documents/contract';
import { type DemoSite, demoSites } from './demo-sites.ts';

export type DemoDocument = {
  /** Number of its job site. */
  site: string;
  type: DocumentType;
  name: string;
  comment: string;
  /** Days from today until it expires. */
  expires: number | null;
  /** Days since it was added. */
  added: number;
  /** Login of who uploaded it. */
  by: 'manager' | 'area.manager' | 'csr';
  pages: string[][];
};

/** The number of sites with documents on file. */
const filed = 16;

type Part = Pick<DemoDocument, 'type' | 'name' | 'expires' | 'added'> &
  Partial<Pick<DemoDocument, 'comment' | 'by' | 'pages'>>;

const coverage = ['General liability: $2,000,000 each occurrence', 'Workers compensation: statutory'];

const pageOf: Record<DocumentType, string[]> = {
  contract: ['Service agreement', 'Cleaning of all rooms of the building as listed in the scope of work.'],
  coi: ['Certificate of insurance', ...coverage],
  scope_of_work: ['Scope of work', 'Nightly: trash, floors, restrooms, kitchens.', 'Weekly: glass, dusting.'],
  w9: ['Form W-9', 'Brightside Building Care'],
  pricing_sheet: ['Pricing sheet', 'Labor, supplies and equipment per month.'],
  stacking_plan: ['Stacking plan', 'Floors from the top to the lobby.'],
  kickoff_notes: ['Kickoff notes', 'Keys, alarm and dock were shown to the night crew.'],
  logo: [],
  other: ['Key and alarm list', 'Kept at the front desk.'],
};

const yearBefore = (expires: number): number => 365 - expires;

const coiOf = (expires: number): Part => ({
  type: 'coi',
  name: 'certificate-of-insurance.pdf',
  expires,
  added: Math.max(1, yearBefore(expires)),
});

const contractOf = (expires: number): Part => ({
  type: 'contract',
  name: 'service-agreement.pdf',
  expires,
  added: 90 + (expires % 40),
  pages: [
    pageOf.contract,
    ['Terms', 'Payment within thirty days.', 'Either side may end it with sixty days of notice.'],
    ['Signatures', 'Signed for Brightside Building Care.', 'Signed for the client.'],
  ],
});

const scope: Part = { type: 'scope_of_work', name: 'scope-of-work.pdf', expires: null, added: 120 };

/** The first site has everything, with older versions. */
const complete: Part[] = [
  { ...coiOf(-706), added: 1071 },
  { ...coiOf(-341), added: 706 },
  { ...coiOf(24), added: 341 },
  { ...contractOf(-420), added: 1150, name: 'service-agreement-first.pdf' },
  contractOf(310),
  scope,
  { type: 'w9', name: 'w-9.pdf', expires: null, added: 300 },
  { type: 'pricing_sheet', name: 'pricing-sheet.pdf', expires: null, added: 95 },
  { type: 'stacking_plan', name: 'stacking-plan.pdf', expires: null, added: 60, by: 'area.manager' },
  { type: 'kickoff_notes', name: 'kickoff-notes.pdf', expires: null, added: 400, by: 'area.manager' },
  {
    type: 'other',
    name: 'key-and-alarm-list.pdf',
    expires: null,
    added: 30,
    by: 'csr',
    comment: 'Ask the front desk before making copies.',
  },
];

/** The second site's insurance has expired; of the others some lack a document. */
const partsOf = (index: number): Part[] => {
  if (index === 0) return complete;
  if (index === 1) return [coiOf(-12), contractOf(140), scope];
  return [
    ...(index % 7 === 3 ? [] : [coiOf(70 + ((index * 53) % 260))]),
    contractOf(index === 5 ? 45 : 130 + ((index * 71) % 500)),
    ...(index % 5 === 4 ? [] : [scope]),
  ];
};

const documentOf = ({ number, name: site }: DemoSite, part: Part): DemoDocument => {
  const [title = '', ...lines] = pageOf[part.type];
  return { comment: '', by: 'manager', pages: [[title, site, ...lines]], ...part, site: number };
};

/** Documents of job sites, the oldest of each type first. */
export const demoDocuments: readonly DemoDocument[] = demoSites
  .filter(({ status }) => status === 'active')
  .slice(0, filed)
  .flatMap((site, index) => partsOf(index).map((part) => documentOf(site, part)));

export const documentKey = ({ site, type, added }: DemoDocument): string => `${site} ${type} ${added}`;
