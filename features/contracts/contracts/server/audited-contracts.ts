import { type Audited, auditWords } from '#platform/server/audit/audited';
import { termsFlags } from '../contract/terms-flags.ts';
import { sayBillbacks, sayCredits, sayPricing } from './say-lines.ts';
import { contractTexts } from './texts.ts';

/** What the audit log says about contracts, to people who may read terms. */
export const auditedContracts = {
  contract: {
    flags: termsFlags,
    records: {
      table: 'contracts',
      name: 'r.number',
      of: 'job_service_id',
    },
    words: auditWords(contractTexts, {
      fields: {
        number: 'field.number',
        amends: 'field.amends',
        amended_by: 'field.amended_by',
        start_date: 'field.start_date',
        termination_date: 'field.termination_date',
        auto_renew: 'field.auto_renew',
        renewal_notice_on: 'field.renewal_notice_on',
        renewal_notice_days: 'field.renewal_notice_days',
        renewal_month: 'field.renewal_month',
        term_months: 'field.term_months',
        signed_at: 'field.signed_at',
        signed_file: 'file',
        gross_cleanable_sqft: 'field.gross_cleanable_sqft',
        occupied_sqft: 'field.occupied_sqft',
        vacant_sqft: 'field.vacant_sqft',
        vacant_full_sqft: 'field.vacant_full_sqft',
        days_per_week: 'field.days_per_week',
        pricing: 'section.pricing',
        credits: 'section.credits',
        billbacks: 'section.billbacks',
        escalator_pct: 'field.escalator_pct',
        notes: 'field.notes',
        winteam_customer_number: 'field.winteam_customer_number',
      },
      values: { status: 'status' },
      said: { pricing: sayPricing, credits: sayCredits, billbacks: sayBillbacks },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
