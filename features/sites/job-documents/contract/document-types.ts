import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';

export const documentTypes = [
  'contract',
  'coi',
  'scope_of_work',
  'w9',
  'pricing_sheet',
  'stacking_plan',
  'kickoff_notes',
  'logo',
  'other',
] as const;

export const documentType = z.enum(documentTypes);

export type DocumentType = z.infer<typeof documentType>;

const single: ReadonlySet<DocumentType> = new Set(['logo', 'contract', 'w9', 'coi', 'pricing_sheet']);

/** Whether a site has one current document of this type; a later one takes its place. */
export const isSingle = (type: DocumentType): boolean => single.has(type);

const expiring: ReadonlySet<DocumentType> = new Set(['contract', 'coi']);

/** Whether a document of this type must have an expiry date. */
export const mustExpire = (type: DocumentType): boolean => expiring.has(type);

/** Types of documents that every site must have. */
export const requiredTypes = ['contract', 'coi', 'scope_of_work'] as const satisfies readonly DocumentType[];

/** Types by which sites without such a document can be searched. Addresses and saved views keep a type's number in this list,
 * from 1 on, so the order must stay. */
export const missableTypes = [
  'contract',
  'coi',
  'scope_of_work',
  'w9',
  'pricing_sheet',
  'stacking_plan',
  'kickoff_notes',
  'logo',
] as const satisfies readonly DocumentType[];

const confidential: ReadonlySet<DocumentType> = new Set(['contract', 'pricing_sheet']);

/** Terms and prices are for people who manage contracts: for everybody else these documents do not exist. */
export const isConfidential = (type: DocumentType): boolean => confidential.has(type);

export const mayReadType = (flags: ReadonlySet<Flag>, type: DocumentType): boolean =>
  !isConfidential(type) || flags.has('admin.canEditContract');

export const readableTypes = (flags: ReadonlySet<Flag>): DocumentType[] =>
  documentTypes.filter((type) => mayReadType(flags, type));

export const writeFlags = [
  'canEditFiles',
  'admin.canEditFiles',
  'admin.canEditLogo',
] as const satisfies readonly Flag[];

export const mayWriteType = (flags: ReadonlySet<Flag>, type: DocumentType): boolean =>
  mayReadType(flags, type) &&
  (type === 'logo'
    ? flags.has('admin.canEditLogo')
    : flags.has('canEditFiles') || flags.has('admin.canEditFiles'));
