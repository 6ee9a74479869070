import { currentOrganization } from './organization.ts';

export const apiBase = '/api/v1';

type Target = { path: string; root?: true };
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

const queryText = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The address of a call; also usable as the `href` of a download. */
export const addressOf = (target: Target, parts: unknown = {}): string => {
  const { params = {}, query = {} } = (parts ?? {}) as Parts;
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  return `${target.root ? '' : apiBase}${path}${queryText(query)}`;
};

export type PictureSize = 'thumb' | 'display' | 'original';

/** The address of a stored file; a picture in the requested size. */
export const fileUrl = (
  id: number,
  options: { size?: PictureSize; download?: boolean; version?: string | number } = {},
): string =>
  `/file/get/${id}${queryText({
    organization_id: currentOrganization(),
    size: options.size === 'display' ? undefined : options.size,
    download: options.download || undefined,
    v: options.version,
  })}`;

/** Adds the organization to the address of a picture that the server sent. */
export const pictureUrl = (url: string): string => {
  const organization = currentOrganization();
  if (organization === undefined || url.includes('organization_id=')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}organization_id=${organization}`;
};
