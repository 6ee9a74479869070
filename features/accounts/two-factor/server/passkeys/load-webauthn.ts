/** Loaded at first use, because its readers of certificates take 5 MB of heap. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
