/** What the server says of a sign-up link. */
export type Invited = {
  /** Null for people who log in by their employee code. */
  email: string | null;
  employee_code: string | null;
  organization_code: string;
  first_name: string;
  last_name: string;
  locale: 'en' | 'es';
  account: 'new' | 'own';
  provider_only: boolean;
  signed_in: boolean;
};

export type SignupLink =
  | { kind: 'organization' }
  | { kind: 'invitation'; organization: string; person: Invited }
  | { kind: 'expired-invitation'; organization: string };

/** Puts a value into a text of these pages, which come without the texts of the application. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
