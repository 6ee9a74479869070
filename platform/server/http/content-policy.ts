import type { Config } from '../config.ts';

/** Scripts only from our own files; style attributes are inline because components compute sizes. A configured map
 * style is the only foreign host. */
const contentPolicy = ({ mapStyleUrl }: Config): string => {
  const mapHost = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mapHost}`,
    "font-src 'self'",
    `connect-src 'self'${mapHost}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
};

/** Whether people reach the site by https. The last proxy may speak plain http to this server. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Headers of every answer. For a year browsers then use nothing but https for this site. */
export const browserHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': contentPolicy(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
