import { settingsOf } from '#features/accounts/organizations/server';
import type { SharedOrganization } from '../../contract/index.ts';

type Facts = {
  name: string;
  slug: string;
  primary_brand_color: string | null;
  secondary_brand_color: string | null;
  settings: unknown;
};

export const presentSharedOrganization = (
  facts: Facts,
  logoUrl: string | null = null,
): SharedOrganization => ({
  name: facts.name,
  slug: facts.slug,
  logo_url: logoUrl,
  primary_brand_color: facts.primary_brand_color,
  secondary_brand_color: facts.secondary_brand_color,
  contact: settingsOf(facts).public_contact,
});
