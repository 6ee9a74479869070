import type { FastifyInstance } from 'fastify';
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

/** On every answer, composed once. */
export const limitBrowsers = (app: FastifyInstance, config: Config): void => {
  const headers = {
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
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
};
