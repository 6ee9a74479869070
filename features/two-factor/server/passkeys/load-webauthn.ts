/** Loaded at its first use: with the readers of certificates it takes 5 MB of heap. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
