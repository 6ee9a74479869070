import { type FileRow, loadFiles } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { PdfBrand, PdfPicture } from '#platform/server/pdf/pdf-document';
import { settingsOf } from './organization-presenter.ts';
import { loadOrganization } from './organization-repository.ts';

/** The company that a paper carries as its brand and as its sender. */
export type PaperBrand = Omit<PdfBrand, 'logo'> & {
  logo: FileRow | null;
  /** What only papers about money say. */
  payment: { remit_to: string | null; tax_id: string | null };
};

/** `(303) 555-0100`; anything that is not ten digits stays as it is. */
const shownPhone = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;

export const loadPaperBrand = async (tenant: Tenant): Promise<PaperBrand> => {
  const organization = await loadOrganization(tenant);
  const { company_address, public_contact, invoice_footer, remit_to, tax_id } = settingsOf(organization);
  const logoId = organization.logo_horizontal_file_id ?? organization.logo_file_id;
  const [logo] = logoId === null ? [] : await loadFiles(tenant, [logoId]);
  const { phone, email } = public_contact;
  return {
    name: organization.name,
    color: organization.primary_brand_color,
    logo: logo ?? null,
    sender: [
      ...(company_address?.split('\n') ?? []),
      ...(phone ? [shownPhone(phone)] : []),
      ...(email ? [email] : []),
    ],
    footer: invoice_footer ?? '',
    payment: { remit_to, tax_id },
  };
};

/** The brand as it is laid out, with the picture that was made of its logo. */
export const printedBrand = (
  { name, color, logo, sender, footer }: PaperBrand,
  pictures: ReadonlyMap<number, PdfPicture>,
): PdfBrand => ({ name, color, sender, footer, logo: (logo && pictures.get(logo.id)) ?? null });
