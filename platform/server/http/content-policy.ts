import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/** Scripts only from our own files; style attributes are inline because components compute sizes. A configured map
 * style is the only foreign host. */
export const contentPolicy = ({ mapStyleUrl }: Config): FastifyHelmetOptions => {
  const mapHost = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapHost],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...mapHost],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  };
};
