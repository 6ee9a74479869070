export { type CompanyMail, companyMailEndpoints, type MailTest } from './endpoints.ts';
export { companyMailMessages } from './messages.ts';
export { type DmarcReading, dmarcDomains, dmarcVerdicts, readDmarc } from './read-dmarc.ts';
export { readSpf, type SpfReading, spfVerdicts } from './read-spf.ts';
