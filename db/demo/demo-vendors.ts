import type { DocumentKind } from '#features/sites/vendors/contract';

export type DemoVendor = {
  name: string;
  trade: string;
  contact: string;
  phone: string;
  email: string;
  notes: string;
  /** Days until each of its papers expires, null for one that does not. */
  papers: Partial<Record<DocumentKind, number | null>>;
  /** The company does not ask this vendor any more. */
  active?: false;
};

/** Fictional vendors: one with an expired paper, one whose paper expires soon, one without papers, which is not
 * asked any more. */
export const demoVendors: readonly DemoVendor[] = [
  {
    name: 'Turnkey & Tumbler Locksmiths',
    trade: 'Locksmith',
    contact: 'Lionel Latchford',
    phone: '3035554001',
    email: 'office@turnkey.test',
    notes: 'Answers at night. Ask for the master key log.',
    papers: { w9: null, coi: 24 },
  },
  {
    name: 'Skyline Squeegee Works',
    trade: 'Window cleaning',
    contact: 'Paloma Paneworth',
    phone: '3035554002',
    email: 'dispatch@squeegee.test',
    notes: 'Rope access above the fourth floor.',
    papers: { w9: null, coi: -12 },
  },
  {
    name: 'Good Riddance Pest Control',
    trade: 'Pest control',
    contact: 'Basil Beetlestone',
    phone: '3125554003',
    email: 'hello@riddance.test',
    notes: '',
    papers: { w9: null, coi: 210 },
  },
  {
    name: 'Grit & Gloss Floor Care',
    trade: 'Stone and floor care',
    contact: 'Marble Quarrington',
    phone: '3125554004',
    email: 'crew@gritgloss.test',
    notes: 'Went out of business in spring.',
    papers: {},
    active: false,
  },
];
