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

/** Whether a document of this type says until when it holds. */
export const mustExpire = (type: DocumentType): boolean => expiring.has(type);

/** What every site has to have. */
export const requiredTypes = ['contract', 'coi', 'scope_of_work'] as const satisfies readonly DocumentType[];

/** The types a site may be searched by that has none, by their number from 1 on: addresses and saved views keep it. */
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
