import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';

type Picture = { url: string; md5: string };

export type SessionOrganization = {
  id: number;
  name: string;
  slug: string;
  logo: Picture | null;
  logo_horizontal: Picture | null;
  primary_brand_color: string | null;
  secondary_brand_color: string | null;
  time_zone: string;
};

/** The signed-in person as pages see it. The session feature may add more fields. */
export type SessionUser = {
  id: number;
  /** 1 for support. */
  super_admin: number;
  name: string;
  first_name: string;
  title: string | null;
  email: string | null;
  employee_code: string | null;
  license: 'full' | 'viewer';
  locale: Locale;
  shortcuts: boolean;
  must_change_password: boolean;
  second_factor: { due_at: string; first: boolean } | null;
  support: { writes_until: string | null } | null;
  profile_photo_id: number | null;
  default_organization: SessionOrganization;
  organizations: { id: number; name: string; slug: string }[];
};

export type Session = {
  user: SessionUser;
  flags: ReadonlySet<Flag>;
  build: string;
  productName: string;
  cleancodeUrl: string | null;
  mapStyleUrl: string | null;
  mapTiles: boolean;
  textMessages: boolean;
};
